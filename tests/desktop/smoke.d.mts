import type { Page } from 'playwright-core'
export interface SmokeApp {
  readonly page: Page
}
export interface SmokeDriver<App extends SmokeApp> {
  start(name: string): Promise<App>
  host(app: App): Promise<string>
  join(app: App, place: string): Promise<void>
  quit(app: App): Promise<void>
  say(line: string): void
}
export declare function smoke<App extends SmokeApp>(driver: SmokeDriver<App>): Promise<void>
export declare const firstScreen: {
  name(app: SmokeApp, name: string): Promise<void>
  host(app: SmokeApp): Promise<void>
  join(app: SmokeApp, place: string): Promise<void>
  close(app: SmokeApp): Promise<void>
}
export declare function packedAt(dist: string, platform: string, arch: string): string
