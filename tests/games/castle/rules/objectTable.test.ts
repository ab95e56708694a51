/** The table of objects: every row's effect is carried out, and every effect belongs to a row. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { castle } from '../../../../src-shared/games/castle/rules'
import { PROFESSIONS, SOCIETIES, isBag } from '../../../../src-shared/games/castle/rules/cards'
import { EFFECTS, OBJECTS, isReadEffect } from '../../../../src-shared/games/castle/rules/objectTable'
import { castleMessages } from '../../../../src-shared/games/castle/locales/messages'

const RULES = path.join(import.meta.dirname, '../../../../src-shared/games/castle/rules')
const source = (file: string): string => readFileSync(path.join(RULES, file), 'utf8')

describe('every effect of an object', () => {
  it.each(Object.entries(EFFECTS))('%s is named in the file that carries it out', (effect, { file }) => {
    expect(source(file)).toMatch(new RegExp(`\\b${effect}\\b`))
  })

  it.each(Object.keys(EFFECTS))('%s belongs to an object', effect => {
    expect(OBJECTS.some(({ effects }) => effects.some(one => one === effect))).toBe(true)
  })
})

/** A name without the places at which a narrow card may break it. */
const unbroken = (name: string): string => name.replaceAll('\u00ad', '')

describe('every object', () => {
  it.each(OBJECTS.map(row => [row.printed, row] as const))(
    '%s has its printed name in the English words',
    (printed, row) => {
      expect(unbroken(castleMessages.en.objects[row.id].name)).toBe(printed)
    },
  )

  it.each(OBJECTS.map(row => [row.printed, row] as const))(
    '%s is read aloud exactly when it has one effect to read',
    (_, row) => {
      const { read, effects } = row
      expect(effects.filter(isReadEffect)).toHaveLength(read === null ? 0 : 1)
      if (read !== null) expect(castle.steps).toHaveProperty(`use${read.charAt(0).toUpperCase()}${read.slice(1)}`)
    },
  )

  it('twenty-one of them are in the box, four with a red and two with a green seal', () => {
    const count = (seal: 'red' | 'green' | 'plain'): number => OBJECTS.reduce((sum, row) => sum + row[seal], 0)
    expect([count('red'), count('green'), count('plain')]).toEqual([4, 2, 15])
  })

  it('is a relic or a Bag of the society that collects it', () => {
    const of = (effect: keyof typeof EFFECTS): string[] =>
      OBJECTS.flatMap(({ id, effects }) => (effects.includes(effect) ? [id] : []))
    expect([of('relicOfOrder'), of('lateRelicOfOrder')]).toEqual([[SOCIETIES.order.relic], [SOCIETIES.order.bag]])
    expect([of('relicOfBrotherhood'), of('lateRelicOfBrotherhood')]).toEqual([
      [SOCIETIES.brotherhood.relic],
      [SOCIETIES.brotherhood.bag],
    ])
    expect(OBJECTS.flatMap(({ id, effects }) => (effects.includes('drawTop') ? [isBag(id)] : []))).toEqual([true, true])
  })
})

describe('every profession', () => {
  it.each(PROFESSIONS.map(card => [card.printed, card] as const))(
    '%s is named in its file and words',
    (printed, card) => {
      expect(source(card.file)).toContain(`'${card.id}'`)
      expect(unbroken(castleMessages.en.professions[card.id].name)).toBe(printed)
    },
  )
})
