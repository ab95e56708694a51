export function findElectron(root: string, download: boolean): { readonly program: string } | { readonly why: string }
