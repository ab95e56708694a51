/** A whole host in this process, for attacks on its owner. Its users mock the pages and the storage thread. */
import type { Hosting } from '../../../src-main/hosting'
import type { Defence } from './ways'

/** One module with something else in the place of its exports. */
export const without = (module: string, off: Defence['off']): readonly Defence[] => [{ module, off }]

export const LOCAL = ['--bind', '127.0.0.1', '--no-data']

/** A host with its port, as `undertable host` opens it. */
export async function withHost(
  args: readonly string[],
  act: (hosting: Hosting) => boolean | Promise<boolean>,
): Promise<boolean> {
  const { openHosting } = await import('../../../src-main/hosting')
  const { readArguments } = await import('../../../src-main/arguments')
  const options = readArguments(['--port', '0', '--no-advertise', ...args])
  if ('bad' in options) throw new Error(options.bad)
  const hosting = await openHosting({ options, t: key => key, report: () => undefined })
  if (!hosting) throw new Error('no host')
  try {
    return await act(hosting)
  } finally {
    await hosting.close()
  }
}

/** Brings a key to a host as a page does. @returns the secret of the page, or null */
export async function exchange(
  port: number,
  key: string,
  headers: Record<string, string> = {},
): Promise<string | null> {
  const reply = await fetch(`http://127.0.0.1:${port}/owner`, { method: 'POST', body: key, headers })
  return reply.ok ? reply.text() : null
}
export const keyIn = (link: string): string => link.split('#owner=')[1] ?? ''
