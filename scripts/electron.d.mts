export type Found = { readonly program: string } | { readonly why: string; readonly missing: boolean }
type Environment = { readonly [name: string]: string | undefined }
export declare const DOWNLOAD_MB: number
export declare function findElectron(root: string, env?: Environment): Found
export declare function downloadElectron(
  root: string,
  options?: { readonly onProgress?: (share: number) => void; readonly stallMs?: number },
): Promise<Found>
export declare function mayDownload(root: string, now?: number, env?: Environment): string
export declare function noteDownload(
  root: string,
  note: { readonly declined?: boolean; readonly failed?: number | null },
): void
