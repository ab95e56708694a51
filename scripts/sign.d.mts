import type { KeyObject } from 'node:crypto'
export interface SignedFile {
  readonly name: string
  readonly version: string
  readonly size: number
  readonly sha512: string
  readonly signature: string
}
export declare function signInstaller(file: string, key: KeyObject): Promise<SignedFile>
export declare function signFolder(folder: string, secret: string | undefined): Promise<string[]>
export declare function makeKey(folder: string): string[]
