/** What `npm test` runs, by name. */
export const SUITES: readonly { readonly name: string; readonly run: readonly string[] }[]
/** The long forms that `npm run proof` runs, by name. */
export const PROOFS: { readonly [name: string]: { readonly run: readonly string[] } }
