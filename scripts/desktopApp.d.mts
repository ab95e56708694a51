export declare function sandboxRemedy(program: string, errors: string): string | null
export declare function runApp(
  program: string,
  args: readonly string[],
): Promise<{ readonly code: number } | { readonly remedy: string }>
