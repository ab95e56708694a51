/** The powers that ask: Bishop, Witch, Inquisitor. */
import { describe, expect, it } from 'vitest'
import { table } from '../table'

describe('Bishop', () => {
  it('takes 2 coins from the richest', () => {
    const t = table({ seats: 4, coins: { 2: 8 } })
      .announce(0, 'bishop')
      .allPass()
    expect(t.coins).toEqual([8, 6, 6, 6])
    expect(t.asked()).toEqual(['1 turn'])
  })

  it('of the others, though richer himself', () => {
    expect(
      table({ seats: 4, coins: { 0: 10, 3: 7 } })
        .announce(0, 'bishop')
        .allPass().coins,
    ).toEqual([12, 6, 6, 5])
  })

  it('chooses where several are tied, and among those only', () => {
    const t = table({ seats: 4, coins: { 1: 7, 3: 7 } })
      .announce(0, 'bishop')
      .allPass()
    expect(t.asked()).toEqual(['0 bishop'])
    for (const seat of [0, 2]) expect(t.refuses(0, seat)).toBe('answerIllegal')
    expect(t.answer(0, 3).coins).toEqual([8, 7, 6, 5])
  })

  it('out of turn chooses himself, before the fines', () => {
    const t = table({ seats: 4, cards: { s2: 'bishop' } })
      .announce(0, 'bishop')
      .pass(1)
      .claim(2)
      .pass(3)
    expect(t.asked()).toEqual(['2 bishop'])
    expect(t.coins).toEqual([6, 6, 6, 6])
    expect(t.answer(2, 0).coins).toEqual([3, 6, 8, 6])
  })

  it('takes from a debtor what he has', () => {
    const t = table({ seats: 2, coins: { 1: 1 } })
      .announce(0, 'bishop', 's0.left')
      .pass(1)
    expect(t.coins).toEqual([7, 0])
    expect(t.outcome).toEqual({ winners: [0], reason: 'bankrupt' })
  })

  it('is not asked at two seats: only one other can be the richest', () => {
    expect(table({ seats: 2 }).announce(0, 'bishop', 's0.left').pass(1).coins).toEqual([8, 4])
  })
})

describe('Witch', () => {
  const witch = () =>
    table({ seats: 5, coins: { 0: 3, 2: 9 } })
      .announce(0, 'witch')
      .allPass()

  it('may swap her whole fortune with any other player', () => {
    const t = witch().answer(0, { branch: 'swap', answer: 2 })
    expect(t.coins).toEqual([9, 6, 3, 6, 6])
    expect(t.eventsOf('fortunes')).toEqual([{ kind: 'fortunes', seat: 0, with: 2 }])
  })

  it('or may not', () => {
    const t = witch().answer(0, { branch: 'keep', answer: true })
    expect(t.coins).toEqual([3, 6, 9, 6, 6])
    expect(t.eventsOf('fortunes')).toEqual([{ kind: 'fortunes', seat: 0, with: null }])
  })

  it('is asked which', () => {
    expect(witch().asked()).toEqual(['0 witch'])
  })

  it('not with herself nor with the courthouse', () => {
    for (const answer of [0, 5, -1, 'courthouse'])
      expect(witch().refuses(0, { branch: 'swap', answer })).toBe('answerIllegal')
  })

  it('may swap with a claimant who then pays his fine from what he got', () => {
    const t = table({ seats: 5, cards: { s1: 'witch' }, coins: { 0: 12, 1: 1 } })
      .announce(0, 'witch')
      .claim(1)
      .allPass()
      .answer(1, { branch: 'swap', answer: 0 })
    expect(t.coins.slice(0, 2)).toEqual([0, 12])
    expect(t.outcome).toEqual({ winners: [1], reason: 'bankrupt' })
  })
})

describe('Inquisitor', () => {
  const asked = (cards = {}) =>
    table({ seats: 11, cards: { s4: 'queen', ...cards } })
      .announce(0, 'inquisitor')
      .allPass()

  it('points at another player, who names a character and reveals', () => {
    const t = asked()
    expect(t.asked()).toEqual(['0 inquisitor'])
    t.answer(0, 4)
    expect(t.asked()).toEqual(['4 confess'])
    expect(t.askOf(4).params).toEqual({ by: 0 })
    expect(t.faceUp()).toEqual([])
    t.answer(4, 'judge')
    expect(t.eventsOf('point')).toEqual([{ kind: 'point', seat: 0, target: 4 }])
    expect(t.eventsOf('reveal')).toEqual([{ kind: 'reveal', cards: [{ seat: 4, slot: 's4', character: 'queen' }] }])
    expect(t.faceUp()).toEqual([])
  })

  it('right: nothing', () => {
    const t = asked().answer(0, 4).answer(4, 'queen')
    expect(t.coins).toEqual(new Array(11).fill(6))
    expect(t.eventsOf('confess')).toEqual([{ kind: 'confess', seat: 4, said: 'queen', truth: 'queen', right: true }])
  })

  it('wrong: pays the Inquisitor 4', () => {
    const t = asked().answer(0, 4).answer(4, 'king')
    expect([t.coins[0], t.coins[4]]).toEqual([10, 2])
  })

  it('a debtor pays what he has, and is broke', () => {
    const t = table({ seats: 11, cards: { s4: 'queen' }, coins: { 4: 3 } })
      .announce(0, 'inquisitor')
      .allPass()
      .answer(0, 4)
      .answer(4, 'king')
    expect([t.coins[0], t.coins[4]]).toEqual([9, 0])
    expect(t.outcome).toEqual({ winners: [0], reason: 'bankrupt' })
  })

  it('points at nobody who is himself, none, or already face up in this dispute', () => {
    const t = table({ seats: 11, cards: { s2: 'inquisitor' } })
      .announce(0, 'inquisitor')
      .claim(1)
      .claim(2)
      .allPass()
    for (const seat of [0, 1, 2, 11]) expect(t.refuses(2, seat)).toBe('answerIllegal')
    for (const seat of [3, 10]) expect(t.refuses(2, seat)).toBeNull()
  })

  it('points at anybody when he was not challenged', () => {
    for (let seat = 1; seat < 11; seat++) expect(asked().refuses(0, seat)).toBeNull()
  })

  it('nobody left: no effect', () => {
    const t = table({ seats: 11, cards: { s0: 'inquisitor' } }).announce(0, 'inquisitor')
    for (let seat = 1; seat < 11; seat++) t.claim(seat)
    expect(t.eventsOf('noEffect')).toEqual([{ kind: 'noEffect', seat: 0, character: 'inquisitor' }])
    expect(t.coins).toEqual([6, ...new Array<number>(10).fill(5)])
    expect(t.asked()).toEqual(['1 mustSwap'])
  })

  it('hears any character in this game, the middle included, and no other', () => {
    const characters = [
      'judge',
      'bishop',
      'king',
      'queen',
      'fool',
      'witch',
      'spy',
      'peasant',
      'cheat',
      'inquisitor',
      'widow',
      'thief',
    ]
    const inMiddle = table({ seats: 11, cards: { m0: 'widow' }, options: { characters } })
      .announce(0, 'inquisitor')
      .allPass()
      .answer(0, 4)
    expect(inMiddle.refuses(4, 'widow')).toBeNull()
    expect(asked().answer(0, 4).refuses(4, 'thief')).toBe('answerIllegal')
  })

  it('leaves both cards up until the fines are paid', () => {
    const t = table({ seats: 11, cards: { s0: 'inquisitor', s4: 'queen' } })
      .announce(0, 'inquisitor')
      .claim(1)
      .allPass()
      .answer(0, 4)
    expect(t.faceUp()).toEqual(['s0', 's1'])
    t.answer(4, 'king')
    expect(t.eventsOf('cover')).toEqual([{ kind: 'cover', slots: ['s0', 's1', 's4'] }])
    expect(t.kinds().slice(-6)).toEqual(['reveal', 'confess', 'coins', 'coins', 'cover', 'turn'])
  })
})
