/** Every refusal of host, kernel, wire and games has a text without open parameters. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src-shared/locales/languages'
import { refusalText } from '../../src-renderer/refusals'
import type { Refusal } from '../../src-shared/kernel'
import { contextIn } from './kit'

const PLAIN = [
  'askClosed',
  'askNotYours',
  'answerIllegal',
  'answeredOtherwise',
  'matchOver',
  'answerPending',
  'notJson',
  'unknownMessage',
  'tooDeep',
  'helloFirst',
  'tableUnknown',
  'tableFull',
  'addressKicked',
  'tooFast',
  'notHost',
  'notInLobby',
  'noMatch',
  'notSeated',
  'seatEmpty',
  'alreadySeated',
  'nameEmpty',
  'notEveryoneReady',
  'paused',
  'kicked',
  'replaced',
  'hostClosed',
  'tooManyMessages',
  'personUnknown',
  'gameUnknown',
  'storeFailed',
  'frameTooLong',
  'notSent',
  'left',
  'setFixed',
  'setNeedsJudge',
  'noDecks',
  'deckUnknown',
  'deckNotJson',
  'deckUnread',
  'tableShut',
  'linkUnknown',
  'notAway',
  'seatTaken',
  'knowsOther',
  'offerGone',
  'installerUnsigned',
  'installerTampered',
  'installerGone',
  'installerBusy',
  'installerNotSaved',
]
const REFUSALS: readonly Refusal[] = [
  ...PLAIN.map(refused => ({ refused })),
  { refused: 'messageShape', params: { field: 'answer' } },
  { refused: 'optionUnknown', params: { option: 'weather' } },
  { refused: 'optionValue', params: { option: 'turnLimit' } },
  { refused: 'deckTooLong', params: { n: 120_000 } },
  { refused: 'version', params: { host: 2, client: 1 } },
  { refused: 'addressFull', params: { n: 8 } },
  { refused: 'codeGuessed', params: { n: 120 } },
  { refused: 'nameChanged', params: { name: 'Anna 2', taken: 'Anna' } },
  { refused: 'tooFewSeats', params: { min: 2 } },
  { refused: 'tooManySeats', params: { max: 13 } },
  { refused: 'setNeedsSeats', params: { character: 'peasant', seats: 8 } },
  { refused: 'setCards', params: { cards: 5, min: 6, max: 8 } },
  { refused: 'setNeedsBank', params: { bank: 1, cards: 6 } },
]

describe.each(LANGUAGES.map(language => language.id))('in %s', language => {
  const words = contextIn(language, 0, 4)
  const unknown = refusalText({ refused: 'nobodyKnows' }, 'mascarade', words)

  it.each(REFUSALS.map(why => [why.refused, why] as const))('%s', (_, why) => {
    const text = refusalText(why, 'mascarade', words)
    expect(text).not.toBe(unknown)
    expect(text).not.toMatch(/[{}|]|refusals\./)
    expect(text).not.toMatch(/\bundefined\b/)
  })

  it.each([
    ['missing', { card: 'hero', field: 'type', reason: 'missing' }],
    ['unknown', { card: 'hero', field: 'cost', reason: 'unknown' }],
    ['range', { card: 'hero', field: 'copies', reason: 'range', expected: '<=40' }],
    ['word', { card: 'hero', field: 'type', reason: 'word', expected: '("man" | "woman")' }],
    ['of the game alone', { card: '', field: 'cards', reason: 'noNight' }],
  ])('a faulty deck is refused with the card, the field and the reason: %s', (_, params) => {
    const text = refusalText({ refused: 'deckFaulty', params }, 'tales', words)
    expect(text).toContain(params.field)
    if (params.card !== '') expect(text).toContain(`${params.card}`)
    expect(text).not.toMatch(/[{}|<>"]|deckFaults|undefined/)
    expect(text).not.toBe(
      refusalText({ refused: 'deckFaulty', params: { ...params, reason: 'nobodyKnows' } }, 'tales', words),
    )
  })

  it('a number is the one that is meant, and has the form that goes with it', () => {
    const texts = [{ min: 1 }, { min: 3 }, { max: 1 }, { max: 8 }].map(params =>
      refusalText({ refused: 'min' in params ? 'tooFewSeats' : 'tooManySeats', params }, 'castle', words),
    )
    texts.forEach((text, i) => {
      expect(text).toMatch(new RegExp(`\\b${[1, 3, 1, 8][i]}\\b`))
      expect(text).not.toMatch(/[{}|]/)
    })
    const withoutNumbers = texts.map(text => text.replace(/\d+/, ''))
    expect(new Set(withoutNumbers).size).toBe(4)
  })

  it('options and characters are called by their names', () => {
    expect(refusalText({ refused: 'optionValue', params: { option: 'turnLimit' } }, 'mascarade', words)).not.toContain(
      'turnLimit',
    )
    expect(
      refusalText({ refused: 'setNeedsSeats', params: { character: 'peasant', seats: 8 } }, 'mascarade', words),
    ).not.toContain('peasant')
  })
})
