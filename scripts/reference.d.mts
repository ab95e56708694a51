/** The text of docs/kernel.md. @throws when a name is no longer there */
export function reference(root: string): string
