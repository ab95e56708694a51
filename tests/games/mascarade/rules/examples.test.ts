/** The worked examples of docs/rules/mascarade.md, each under its own name. */
import { describe, expect, it } from 'vitest'
import { table } from './table'

describe('worked examples', () => {
  it('Unchallenged King: 2 announces King, nobody claims: +3, nothing revealed', () => {
    const t = table({ seats: 4, turn: 2, cards: { s2: 'thief' } })
      .announce(2, 'king')
      .pass(3, 0, 1)
    expect(t.coins).toEqual([6, 6, 9, 6])
    expect(t.eventsOf('reveal')).toEqual([])
    expect(t.faceUp()).toEqual([])
    expect(t.asked()).toEqual(['3 turn'])
  })

  it('Three false Kings: announcer and two claimants, none is the King: three coins on the courthouse', () => {
    const t = table({ seats: 4, cards: { s0: 'judge', s1: 'bishop', s2: 'queen', s3: 'king' } })
      .announce(0, 'king')
      .claim(1)
      .claim(2)
      .pass(3)
    expect(t.courthouse).toBe(3)
    expect(t.coins).toEqual([5, 5, 5, 6])
    expect(t.eventsOf('nobody')).toEqual([{ kind: 'nobody', character: 'king' }])
    expect(t.eventsOf('power')).toEqual([])
  })

  it('The true King out of turn: B (Thief) announces King, A (King) claims: A gets 3, B pays 1, and A must swap or not', () => {
    const B = 0,
      A = 1
    const t = table({ seats: 4, turn: B, cards: { s0: 'thief', s1: 'king' } })
      .announce(B, 'king')
      .claim(A)
      .pass(2, 3)
    expect(t.coins).toEqual([5, 9, 6, 6])
    expect(t.courthouse).toBe(1)
    expect(t.faceUp()).toEqual([])
    expect(t.asked()).toEqual([`${A} mustSwap`])
    expect(t.refuses(A, { branch: 'announce', answer: { slot: 's1', character: 'king' } })).toBe('answerIllegal')
    expect(t.take(A, ['s1', 's3'], 'no').asked()).toEqual(['2 turn'])
  })

  describe('Inquisitor in a dispute', () => {
    const B = 0,
      F = 2,
      S = 5
    const dispute = () =>
      table({ seats: 11, turn: B, cards: { s0: 'inquisitor', s2: 'queen', s5: 'peasant' } })
        .announce(B, 'inquisitor')
        .pass(1)
        .claim(F)
        .allPass()

    it('B is the Inquisitor and points at S; S says Judge and is a Peasant: S pays B 4; then F pays 1', () => {
      const t = dispute().answer(B, S).answer(S, 'judge')
      expect([t.coins[B], t.coins[F], t.coins[S], t.courthouse]).toEqual([10, 5, 2, 1])
      expect(t.eventsOf('coins').map(({ from, to, amount }) => [from, to, amount])).toEqual([
        [S, B, 4],
        [F, 'courthouse', 1],
      ])
      expect(t.faceUp()).toEqual([])
    })

    it('had S said Peasant, no 4 coins', () => {
      const t = dispute().answer(B, S).answer(S, 'peasant')
      expect([t.coins[B], t.coins[F], t.coins[S], t.courthouse]).toEqual([6, 5, 6, 1])
    })
  })

  it('Judge and fines: A, S, D claim Judge; S is: S takes the courthouse as it stood; A and D then pay 1 each onto the empty courthouse', () => {
    const A = 0,
      S = 1,
      D = 2
    const t = table({ seats: 10, cards: { s0: 'witch', s1: 'judge', s2: 'spy' }, courthouse: 3 })
      .announce(A, 'judge')
      .claim(S)
      .claim(D)
      .allPass()
    expect([t.coins[A], t.coins[S], t.coins[D]]).toEqual([5, 9, 5])
    expect(t.courthouse).toBe(2)
  })

  describe('Peasants', () => {
    const A = 0,
      F = 1,
      S = 2
    const cards = { s0: 'peasant', s1: 'spy', s2: 'peasant' } as const

    it('one unchallenged: 1', () => {
      const t = table({ seats: 10, cards }).announce(A, 'peasant').allPass()
      expect(t.coins.slice(0, 3)).toEqual([7, 6, 6])
      expect(t.eventsOf('reveal')).toEqual([])
    })

    it('two true: 2 each', () => {
      const t = table({ seats: 10, cards }).announce(A, 'peasant').pass(F).claim(S).allPass()
      expect(t.coins.slice(0, 3)).toEqual([8, 6, 8])
      expect(t.courthouse).toBe(0)
    })

    it('two true and one false: 2 each, the false one pays 1', () => {
      const t = table({ seats: 10, cards }).announce(A, 'peasant').claim(F).claim(S).allPass()
      expect(t.coins.slice(0, 3)).toEqual([8, 5, 8])
      expect(t.courthouse).toBe(1)
    })
  })

  describe('Cheat', () => {
    const A = 0,
      S = 2
    const dispute = (coins: number) =>
      table({ seats: 4, cards: { s0: 'queen', s2: 'cheat' }, coins: { 0: 11, 2: coins } })
        .announce(A, 'cheat')
        .pass(1)
        .claim(S)
        .pass(3)

    it('A (11 coins, Queen) announces Cheat, S (10 coins, Cheat) claims: S wins at once', () => {
      const t = dispute(10)
      expect(t.outcome).toEqual({ winners: [S], reason: 'cheat' })
      expect([t.coins[A], t.courthouse]).toEqual([11, 0])
    })

    it('with S below 10, A pays 1 and play goes on', () => {
      const t = dispute(9)
      expect(t.outcome).toBeNull()
      expect([t.coins[A], t.coins[S], t.courthouse]).toEqual([10, 9, 1])
      expect(t.asked()).toEqual(['1 turn'])
    })
  })

  it('Widow and bankruptcy: A (1 coin, Queen) announces Widow, P (Widow) claims: P is filled up to 10, A pays the last coin, the game ends, the richest win', () => {
    const A = 0,
      P = 4
    const t = table({ seats: 12, cards: { s0: 'queen', s4: 'widow' }, coins: { 0: 1, 7: 9 } })
      .announce(A, 'widow')
      .pass(1, 2, 3)
      .claim(P)
      .allPass()
    expect([t.coins[A], t.coins[P], t.courthouse]).toEqual([0, 10, 1])
    expect(t.outcome).toEqual({ winners: [P], reason: 'bankrupt' })
  })

  it('Witch and fine: a false Witch pays after the true Witch has swapped fortunes', () => {
    const A = 0,
      W = 1
    const t = table({ seats: 5, cards: { s0: 'king', s1: 'witch' }, coins: { 0: 11, 1: 2 } })
      .announce(A, 'witch')
      .claim(W)
      .allPass()
      .answer(W, { branch: 'swap', answer: A })
    expect([t.coins[A], t.coins[W], t.courthouse]).toEqual([1, 11, 1])
    expect(t.eventsOf('fortunes')).toEqual([{ kind: 'fortunes', seat: W, with: A }])
  })
})
