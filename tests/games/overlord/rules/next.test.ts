/** After a match: who is put down as the next Overlord. */
import { expect, it } from 'vitest'
import { overlord } from '../../../../src-shared/games/overlord/rules'
import { classic, formal, type OverlordTable } from './table'

const O = 0,
  S = 1,
  C = 3

const next = ({ match }: OverlordTable): unknown => overlord.nextOptions?.(match.snapshot().state)

it('classic: the doomed servant', () => {
  const t = classic({ speaker: S, looks: { [S]: 2 } })
    .look(S)
    .reply('plea', S, '')
    .reply('verdict', O, 'refuse')
  expect([t.outcome?.winners, next(t)]).toEqual([[0, 2, 3], { overlord: S + 1 }])
})

it('not another servant who was still to beg', () => {
  const t = classic({
    overlord: 2,
    speaker: S,
    volley: { from: C, to: S, passes: 2 },
    looks: { [S]: 2, [C]: 2 },
  }).branch('rule', 2, 'both')
  t.reply('plea', C, '').reply('verdict', 2, 'refuse')
  expect(next(t)).toEqual({ overlord: C + 1 })
})

it('formal: who stays with the third look', () => {
  const t = formal({ looks: { [S]: 2 }, hands: { [S]: { hints: [], actions: [] } } })
    .accuse(S)
    .decline(S)
    .quiet()
  expect([t.outcome !== null, next(t)]).toEqual([true, { overlord: S + 1 }])
})

it('not a bot: then chance chooses among people', () => {
  const doomed = (people: readonly number[]): unknown =>
    next(
      classic({ speaker: S, looks: { [S]: 2 }, options: { people } })
        .look(S)
        .reply('plea', S, '')
        .reply('verdict', O, 'refuse'),
    )
  expect(doomed([O, C])).toEqual({ overlord: 0 })
  expect(doomed([O, S])).toEqual({ overlord: S + 1 })
  expect(doomed([])).toEqual({ overlord: S + 1 })
})

it('nobody, while nobody is doomed', () => {
  expect(next(classic({ speaker: S, looks: { [S]: 2 } }))).toEqual({})
})
