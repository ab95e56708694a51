export interface InstallerLanguage {
  readonly id: string
  readonly electron: readonly string[]
  readonly nsis: string
  readonly comment: string
  readonly localNetwork: string
}
export function installerLanguages(root: string): readonly InstallerLanguage[]
export function writeInfoPlists(folder: string, languages: readonly InstallerLanguage[]): void
