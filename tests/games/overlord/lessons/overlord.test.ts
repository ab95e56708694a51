/** The teacher of Overlord names cards as the cards are named, and knows nothing that the pupil has not seen. */
import { describe, expect, it } from 'vitest'
import type { Game, Json } from '../../../../src-shared/kernel'
import { overlord, type OverlordOpen } from '../../../../src-shared/games/overlord/rules'
import { actionCard, HOUSE_DECK, hintCard } from '../../../../src-shared/games/overlord/rules/deck'
import { titledHouseDeck } from '../../../../src-shared/games/overlord/locales/houseDeck'
import { overlordMessages } from '../../../../src-shared/games/overlord/locales/messages'
import { LANGUAGES } from '../../../../src-shared/locales/languages'
import { lesson, texts } from '../../../../src-shared/games/overlord/lessons'
import { overlordBot } from '../../../../src-shared/games/overlord/bot'
import { takeThrough } from '../../../lessons/transcript'

/** Quotes within quotes look different. */
const bare = (text: string): string => text.replaceAll(/[«»„“”"]/g, '')

/** The parts of an answer that are called so, however deep. */
function parts(answer: Json | undefined, called: readonly string[]): string[] {
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([key, value]) =>
    called.includes(key) && typeof value === 'string' ? [value] : parts(value as Json, called),
  )
}

const wanted = lesson.steps.flatMap(beat => ('ask' in beat && !('seat' in beat) ? [beat] : []))
const isAction = (id: string): boolean => HOUSE_DECK.actions.some(card => card.id === id)

describe.each(LANGUAGES.map(({ id }) => id))('in %s', language => {
  const game = overlordMessages[language],
    said = texts[language]

  it('a hint that the pupil is to play is called by its title', () => {
    const hints = wanted.flatMap(({ say, answer }) =>
      parts(answer, ['hint']).map(hint => ({ say, title: hintCard(titledHouseDeck, hint).titles?.[language] })),
    )
    expect(hints).toHaveLength(3)
    for (const { say, title } of hints) expect(said[say]).toContain(title)
  })

  it('an action is called by its kind, its symbol and its skull', () => {
    const actions = wanted.flatMap(({ say, answer }) =>
      [...parts(answer, ['action', 'answer']), ...(Array.isArray(answer) ? (answer as string[]) : [])]
        .filter(isAction)
        .map(id => ({ say, card: actionCard(HOUSE_DECK, id) })),
    )
    expect(actions).toHaveLength(7)
    for (const { say, card } of actions) {
      const label = (card.skull ? game.actions.cardSkull : game.actions.card)
        .replace('{kind}', game.actions[card.kind].name)
        .replace('{symbol}', game.symbols[card.symbol].name)
      expect(bare(said[say])).toContain(bare(label))
    }
  })
})

it('the pupil wins with four hints, and everybody else has fewer', () => {
  const { run } = takeThrough(lesson, overlord as object as Game, overlordBot, false)
  expect(run.match.outcome).toEqual({ winners: [lesson.pupil], reason: 'most' })
  const table = run.match.view(lesson.pupil).open.table as object as OverlordOpen
  expect(table.players.map(({ front }) => front.length)).toEqual([4, 1, 0, 1])
  expect(table.players.map(({ looks }) => looks)).toEqual([0, 0, 3, 0])
})
