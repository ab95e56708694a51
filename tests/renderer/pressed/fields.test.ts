// @vitest-environment page
/** Every field of a deck in the making, up to its limits and beyond: what it changes of the deck, and what it leaves alone. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { h, shallowRef } from 'vue'
import { effectsToAdd, NEW_SCORES } from '../../../src-renderer/games/tales/workshop/effectForms'
import OverlordEditor from '../../../src-renderer/games/overlord/workshop/OverlordEditor.vue'
import TalesEditor from '../../../src-renderer/games/tales/workshop/TalesEditor.vue'
import { HOUSE_DECK as OVERLORD_HOUSE } from '../../../src-shared/games/overlord/rules/deck'
import { HOUSE_DECK } from '../../../src-shared/games/tales/rules/deck/house'
import { LIMITS } from '../../../src-shared/games/tales/rules/deck/schema'
import type { Json } from '../../../src-shared/kernel'
import { windowOf } from '../watched/match'
import { drawn, freshStores, looksItself, settled } from './page'

looksItself()
beforeEach(() => {
  freshStores()
  windowOf(false)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** What is different, as `where: before → after`. */
function changes(before: Json | undefined, after: Json | undefined, at = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const isWhole = (value: Json | undefined): boolean => typeof value !== 'object' || value === null
  if (isWhole(before) || isWhole(after) || Array.isArray(before) !== Array.isArray(after))
    return [`${at}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`]
  const [old, now] = [before, after] as { readonly [name: string]: Json }[]
  return [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])].flatMap(name =>
    changes(old?.[name], now?.[name], at === '' ? name : `${at}.${name}`),
  )
}

/** Opens a card, and uses all that its form has, each time on the deck as it was. */
async function everyUse(editor: object, first: object, tab: string, entry: string, form: string): Promise<string> {
  const deck = shallowRef(first as Json)
  let field: string | null | undefined
  const page = await drawn({
    setup: () => () =>
      h(editor, {
        ...{ deck: deck.value, tab, faults: [], others: null },
        onChange: (next: Json, of: string | null) => {
          deck.value = next
          field = of
        },
      }),
  })
  await page.press(`entry ${entry}`)
  const told: string[] = []
  // Each use can change what the form has, so its controls are looked up again: once, as it takes long.
  let controls = page.controls(form)
  for (let n = 0; n < controls.length; n++) {
    const { label, ways } = controls[n] ?? { label: '', ways: [] }
    told.push(`${label}:`)
    for (let way = 0; way < ways.length; way++) {
      field = undefined
      const now = controls[n]?.ways[way]
      await now?.use()
      const changed = changes(first as Json, deck.value)
      told.push(`  ${now?.says}${field === undefined ? '' : ` [${field}]`}: ${changed.join('; ')}`)
      deck.value = first as Json
      await settled()
      controls = page.controls(form)
    }
  }
  return `\n${told.join('\n')}\n`
}

const [plain] = HOUSE_DECK.cards
/** A card for each effect, which stands before another; one that counts points in all ways; and the plain one. */
const effects = effectsToAdd(false, LIMITS.deep).map(effect => ({
  ...{ ...plain, id: effect.do, to: 'common', effects: [effect, { do: 'playTop' }] },
}))
const COUNTED = [
  { each: 2, per: { in: 'play', types: ['man'] } },
  { each: 1, per: { in: 'front', types: ['man'], others: true }, most: 3 },
  { each: 1, per: { in: 'play', card: 'draw' } },
  { each: 1, per: { in: 'items', of: ['gold', 'sword'] } },
  { each: 1, per: { in: 'hand' } },
]
const counts = COUNTED.map((amount, i) => ({
  ...{ ...plain, id: `counts${i}`, to: 'common', effects: [{ do: 'vp', amount }] },
}))
/** What it does lies in front of its player, and ends turns. */
const lasting = {
  ...{ ...plain, id: 'lasting', to: 'front', effects: [] },
  permanent: { noDraw: true, endOfTurn: [{ do: 'vp', amount: 1 }] },
}
const cards = [{ ...plain, id: 'plain', to: 'front', effects: [] }, ...effects, ...counts, lasting]
const tale = {
  ...HOUSE_DECK,
  cards,
  a: [
    {
      id: 'lines',
      lines: [
        { cost: ['gold', 'sword'], effects: [{ do: 'vp', amount: 1 }] },
        { cost: ['gold'], effects: [{ do: 'draw', cards: 2 }] },
      ],
    },
  ],
  b: Object.values(NEW_SCORES).map(line => ({ id: line.score, lines: [line] })),
}

describe('a card of Dark Tales in the making', () => {
  it('is changed by each field of its form as it says', async () => {
    expect(await everyUse(TalesEditor, tale, 'cards', 'plain', 'fields')).toMatchSnapshot()
  })

  it.each(effects.map(({ id }) => id))('is changed by each field of its effect as it says: %s', async id => {
    expect(await everyUse(TalesEditor, tale, 'cards', id, 'effects')).toMatchSnapshot()
  })

  it.each(counts.map(({ id }) => id))('counts points as it is told: %s', async id => {
    expect(await everyUse(TalesEditor, tale, 'cards', id, 'effects')).toMatchSnapshot()
  })

  it('is changed by what it does as long as it lies there', async () => {
    expect(await everyUse(TalesEditor, tale, 'cards', 'lasting', 'fields')).toMatchSnapshot()
  })
})

describe('a story in the making', () => {
  it.each(['lines', ...tale.b.map(({ id }) => id)])('is changed by each field of its form as it says: %s', async id => {
    expect(await everyUse(TalesEditor, tale, 'stories', id, 'story')).toMatchSnapshot()
  })
})

describe('a card of Overlord in the making', () => {
  const [hint, other] = OVERLORD_HOUSE.hints,
    [action] = OVERLORD_HOUSE.actions
  const few = {
    ...OVERLORD_HOUSE,
    hints: [
      { ...hint, titles: { en: 'Hero' }, emblem: { base: 'crown', tone: 'gold', mark: 'star' } },
      { ...other, titles: { en: 'Wizard', it: 'Mago' }, emblem: undefined },
    ],
    actions: [action],
  }

  it.each([hint, other])('is changed by each field of its form as it says: hint %#', async card => {
    expect(await everyUse(OverlordEditor, few, 'hints', card?.id ?? '', 'fields')).toMatchSnapshot()
  })

  it('is changed by each field of its form as it says: an action', async () => {
    expect(await everyUse(OverlordEditor, few, 'actions', action?.id ?? '', 'fields')).toMatchSnapshot()
  })
})
