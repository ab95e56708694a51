/** Ways to attack: each must fail, and must work where its defence is switched off. */
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')

/**
 * Tries an attack. @returns whether it worked
 * It imports what it attacks with `await import(...)`, so that it meets the module whose defence is switched off.
 */
export type Attack = () => boolean | Promise<boolean>

/** Exports of a module that take the place of its defence. */
export interface Defence {
  /** Path from the project's folder, without extension: `src-main/keep/folders`. */
  readonly module: string
  /** The exports that are replaced. @param real the module as it is */
  readonly off: (real: Record<string, never>) => Readonly<Record<string, unknown>>
}

export interface Way {
  readonly name: string
  readonly attack: Attack
  /** What is switched off in the control; several where any of them alone stops the attack. */
  readonly without: readonly Defence[]
}

/** Proves that each way fails, and works without its defence. */
export function proveWays(attacker: string, ways: readonly Way[]): void {
  describe(attacker, () => {
    it.each(ways.map(way => [way.name, way] as const))('%s', async (_, { attack }) => {
      vi.resetModules()
      expect(await attack(), 'the attack worked').toBe(false)
    })
    it.each(ways.map(way => [way.name, way] as const))('control, without the defence: %s', async (_, way) => {
      expect(await withoutDefence(way), 'the attack failed all the same').toBe(true)
    })
  })
}

async function withoutDefence({ attack, without }: Way): Promise<boolean> {
  const files = without.map(({ module }) => `${path.join(root, module)}.ts`)
  vi.resetModules()
  for (const [n, { off }] of without.entries())
    vi.doMock(files[n] ?? '', async importOriginal => {
      const real = await importOriginal<Record<string, never>>()
      return { ...real, ...off(real) }
    })
  try {
    return await attack()
  } finally {
    for (const file of files) vi.doUnmock(file)
    vi.resetModules()
  }
}
