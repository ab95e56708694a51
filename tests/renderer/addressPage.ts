/** A page whose address bar and storage tests look at. */
import { vi } from 'vitest'

/** A browser's page at an address, with what it remembers there. @returns that, and what its address bar was given */
export function addressPage(
  address: string,
  kept: Readonly<Record<string, string>>,
  inTab: Readonly<Record<string, string>>,
): { readonly kept: Map<string, string>; readonly inTab: Map<string, string>; address(): string } {
  let shown = address
  const storage = (first: Readonly<Record<string, string>>) => {
    const all = new Map(Object.entries(first).map(([key, value]) => [`undertable.${key}`, value]))
    return {
      all,
      getItem: (key: string) => all.get(key) ?? null,
      setItem: (key: string, value: string) => void all.set(key, value),
      removeItem: (key: string) => void all.delete(key),
    }
  }
  const [localStorage, sessionStorage] = [storage(kept), storage(inTab)]
  vi.stubGlobal('window', {
    ...{ localStorage, sessionStorage },
    location: new URL(address),
    history: {
      replaceState: (_: unknown, __: string, to: string) => {
        shown = to
      },
    },
  })
  return { kept: localStorage.all, inTab: sessionStorage.all, address: () => shown }
}
