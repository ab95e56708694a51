export interface Licensed {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly text: string
}
export function licencesOf(root: string): Licensed[]
export function licenceList(root: string, file: string): { readonly name: string; writeBundle(): void }
