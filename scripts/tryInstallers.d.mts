export type Step =
  | { readonly run: readonly string[] }
  | { readonly together: readonly (readonly string[])[] }
  | { readonly absent: string }
  | { readonly executable: string }
export declare function planFor(
  platform: string,
  files: readonly string[],
  machine?: { readonly home?: string; readonly temp?: string },
): Step[]
