/** Names on the page: a host that sends one which shows nothing gets the number of its seat. */
import { describe, expect, it } from 'vitest'
import type { Translate } from '../../src-renderer/i18nTypes'
import {
  areShortened,
  botText,
  isAway,
  isBot,
  listAllNames,
  listNames,
  nameAt,
  plainName,
  profileOf,
} from '../../src-renderer/names'
import { avatarFor, DEFAULT_PROFILE, type PartyView, type SeatView } from '../../src-shared/wire'
import { allWords } from '../kit/page'

const at = (...names: readonly string[]): PartyView =>
  ({ seats: names.map(name => ({ name })) }) as unknown as PartyView

it('a seat is called by its name, or by its number where nothing of the name is seen', () => {
  const party = at('Анна', '\u3164', '\u2800 ', '\u202eB\u0007', '')
  expect([0, 1, 2, 3, 4, 5].map(seat => nameAt(party, seat))).toEqual(['Анна', '2', '3', 'B', '5', '6'])
  expect(plainName('x'.repeat(99))).toHaveLength(40)
})

const t: Translate = (key, params = {}) => [key, ...Object.values(params)].join(' ')
const seat = (more: Partial<Extract<SeatView, { who: 'person' }>> = {}): SeatView => ({
  who: 'person',
  id: 'a',
  name: 'Anna',
  avatar: avatarFor('a'),
  here: true,
  ready: true,
  sitIn: false,
  ...more,
})

describe('a seat', () => {
  const bot: SeatView = { who: 'bot', name: 'Pierrot', level: 'easy', personality: 'bold' }

  it('is away where its person is not here: a bot never is, nor is one that nobody has', () => {
    expect([seat({ here: false }), seat(), bot, undefined].map(isAway)).toEqual([true, false, false, false])
  })

  it('is a bot’s where one plays or fills in', () => {
    expect([bot, seat({ sitIn: true }), seat(), undefined].map(isBot)).toEqual([true, true, false, false])
  })

  it('has the profile of its bot; one that fills in has the usual one', () => {
    expect(profileOf(bot)).toEqual({ level: 'easy', personality: 'bold' })
    expect(profileOf({ who: 'bot', name: 'Pierrot' })).toEqual(DEFAULT_PROFILE)
    expect([profileOf(seat({ sitIn: true })), profileOf(seat()), profileOf(undefined)]).toEqual([
      DEFAULT_PROFILE,
      null,
      null,
    ])
  })

  it('tells the temper of its bot only where it is not the usual one', () => {
    expect(botText(t, DEFAULT_PROFILE)).toBe(`nature.bot nature.levels.${DEFAULT_PROFILE.level}`)
    expect(botText(t, { ...DEFAULT_PROFILE, personality: 'bold' })).toBe(
      `nature.botTemper nature.levels.${DEFAULT_PROFILE.level} nature.tempers.bold`,
    )
  })
})

describe('several names', () => {
  const { t } = allWords('en')
  const all = ['Anna', 'Boris', 'Carla', 'Dmitri', 'Elena']
  it.each([
    [0, ''],
    [1, 'Anna'],
    [2, 'Anna and Boris'],
    [3, 'Anna, Boris and Carla'],
    [4, 'Anna, Boris and 2 more'],
    [5, 'Anna, Boris and 3 more'],
  ])('%i of them stand in one line', (n, text) => {
    const names = all.slice(0, n)
    expect([listNames(names, t), areShortened(names)]).toEqual([text, n > 3])
  })

  it('are all told where that is wanted', () => {
    expect(listAllNames(all, t)).toBe('Anna, Boris, Carla, Dmitri and Elena')
  })
})
