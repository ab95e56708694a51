/**
 * Keeps the database driver's loader from asking Node for a diagnostic report: it does so on Linux to tell one C library
 * from another, and in Electron (seen in 42) that ends the process. Electron runs on the GNU library only.
 */

/** The part of `process` that matters here. */
export interface Reporting {
  readonly versions: { readonly electron?: string | undefined }
  readonly report?: object | undefined
}

/** Call it before the driver is imported. */
export function spareReports({ versions, report }: Reporting): void {
  if (versions.electron === undefined || report === undefined) return
  Object.defineProperty(report, 'getReport', {
    configurable: true,
    value: () => ({ header: { glibcVersionRuntime: 'GNU' }, sharedObjects: [] }),
  })
}
