export const APP_NODE: number

/** The machine of a run. */
export interface BenchMachine {
  /** Of the Node that runs now, as `20.19.0`. */
  readonly version: string
  /** Where it is. */
  readonly node: string
  readonly platform: string
  readonly arch: string
  readonly exists: (file: string) => boolean
}

export function benchNode(
  here: BenchMachine,
  install: () => boolean,
): { readonly node: string; readonly why: string | null }
