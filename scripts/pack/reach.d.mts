export interface Files {
  has(path: string): boolean
  text(path: string): string
  json(path: string): unknown
}
export declare function reach(
  files: Files,
  entries: readonly string[],
): { readonly needed: ReadonlySet<string>; readonly missing: readonly string[] }
export declare function packageOf(file: string): string | null
