/** The worked examples of docs/rules/castle.md, each under its own name, in both editions. */
import { describe, expect, it } from 'vitest'
import { table } from './table'

describe.each(['russian', 'italian'] as const)('worked examples, edition %s', edition => {
  const options = { edition }

  it("Privilege for a Bag: first A looks at all M's objects, the Privilege among them, then M draws", () => {
    const A = 0,
      M = 1
    const t = table({ seats: 4, hands: { 0: ['pass'], 1: ['key', 'bagKey'] }, deck: ['tome', 'coat'], options })
      .offer(A, M, 'pass')
      .accept(M, 'bagKey')
      .answer(A, 'use')
    expect(t.asides('look', A)).toEqual([{ objects: ['key', 'pass'] }])
    t.answer(M, 'use')
    expect(t.hand(M)).toEqual(['key', 'pass', 'tome'])
    expect(t.hand(A)).toEqual(['bagKey'])
    expect(t.kinds().filter(kind => ['read', 'look', 'draw'].includes(kind))).toEqual(['read', 'look', 'read', 'draw'])
    expect(t.eventsOf('read')).toEqual([
      { kind: 'read', seat: M, giver: A, card: 'pass' },
      { kind: 'read', seat: A, giver: M, card: 'bag' },
    ])
  })

  it('Bag refused: nobody reads it, no drawing, A takes a token', () => {
    const A = 0,
      E = 1
    const t = table({ seats: 4, hands: { 0: ['bagKey'], 1: ['key'] }, options })
      .offer(A, E, 'bagKey')
      .refuse(E)
    expect(t.kinds().filter(kind => ['read', 'draw'].includes(kind))).toEqual([])
    expect(t.eventsOf('refuse')).toEqual([{ kind: 'refuse', seat: E, to: A, token: true }])
    expect([t.state.tokens[A], t.state.stack]).toEqual([1, 11])
    expect([t.hand(A), t.hand(E)]).toEqual([['bagKey'], ['key']])
  })

  it('Bag against a lone Bag: refusal is forced, the offerer takes a token', () => {
    const t = table({ seats: 4, hands: { 0: ['bagKey'], 1: ['bagGoblet'] }, options }).offer(0, 1, 'bagKey')
    expect(t.ways(1)).toEqual(['refuse'])
    expect(t.refuses(1, { branch: 'accept', answer: 'bagGoblet' })).toBe('answerIllegal')
    expect(t.refuse(1).state.tokens[0]).toBe(1)
  })

  it('Mirror: A offers it for the Tome: no effect, nothing named', () => {
    const t = table({ seats: 4, hands: { 0: ['mirror'], 1: ['tome'] }, options }).offer(0, 1, 'mirror')
    expect(t.ways(1)).toEqual(['accept'])
    t.accept(1, 'tome')
    expect([t.hand(0), t.hand(1)]).toEqual([['tome'], ['mirror']])
    expect(t.kinds()).not.toContain('read')
    expect(t.eventsOf('exchange')).toEqual([{ kind: 'exchange', seat: 0, with: 1 }])
    expect(t.asked()).toEqual(['0 endTurn'])
  })

  it.each(['dagger', 'goblet'] as const)(
    'Last object taken: the winner must give back one of his own, possibly the same (%s)',
    give => {
      const t = table({ seats: 4, hands: { 0: ['dagger'], 1: ['goblet'] }, options })
        .duel(0, 1)
        .quiet('spoils')
        .answer(0, 'search')
      expect(t.refuses(0, { take: 'goblet' })).toBe('answerIllegal')
      t.answer(0, { take: 'goblet', give })
      expect([t.hand(0), t.hand(1)]).toEqual(give === 'goblet' ? [['dagger'], ['goblet']] : [['goblet'], ['dagger']])
      expect(t.eventsOf('take')).toEqual([{ kind: 'take', seat: 0, from: 1, back: true }])
      expect(t.kinds()).not.toContain('read')
    },
  )

  it('Priest against one object: no duel, no payment, his turn ends', () => {
    const t = table({ seats: 4, hands: { 0: ['dagger'] }, professions: { 2: 'priest' }, options })
      .challenge(0, 1)
      .use(2)
    expect(t.kinds()).toEqual(['challenge', 'profession', 'turn'])
    expect(t.asked()).toEqual(['1 turn'])
    expect(t.hand(0)).toEqual(['dagger'])
  })

  describe('Draw', () => {
    const tie = (deck: readonly ['tome'] | readonly []) =>
      table({ seats: 6, hands: { 0: ['dagger'], 1: ['goblet'] }, deck, options })
        .duel(0, 1, { 2: 'defender', 3: 'defender' })
        .quiet()

    it('3:3, no Ring: the attacker draws', () => {
      const t = tie(['tome'])
      expect(t.eventsOf('count')).toEqual([{ kind: 'count', attacker: 3, defender: 3 }])
      expect(t.hand(0)).toEqual(['dagger', 'tome'])
      expect(t.asides('draw', 0)).toEqual([{ card: 'tome' }])
      expect(t.asides('draw', 1)).toEqual([])
    })

    it('deck empty: nothing', () => {
      const t = tie([])
      expect(t.kinds()).toContain('drawn')
      expect(t.kinds()).not.toContain('draw')
      expect(t.hand(0)).toEqual(['dagger'])
    })
  })

  describe('Minority: 5 seats, two of the Order', () => {
    const societies = { 0: 'order', 1: 'order', 2: 'brotherhood', 3: 'brotherhood', 4: 'brotherhood' } as const

    it('the Order wins with 2 Keys', () => {
      const t = table({ seats: 5, hands: { 0: ['key'], 1: ['key'] }, societies, options }).declare(0, 1)
      expect(t.outcome).toEqual({ winners: [0, 1], reason: 'declared' })
      expect(t.eventsOf('removed')).toEqual([{ kind: 'removed', society: 'order' }])
    })

    it.each([
      [2, false],
      [3, true],
    ] as const)('the Brotherhood needs 3 Goblets: %i', (goblets, wins) => {
      const last = goblets === 3 ? 'goblet' : 'dagger'
      const t = table({
        seats: 5,
        hands: { 2: ['goblet'], 3: ['goblet'], 4: [last] },
        societies,
        turn: 2,
        options,
      }).declare(2, 3, ...(goblets === 3 ? [4] : []))
      expect(t.outcome).toEqual(
        wins ? { winners: [2, 3, 4], reason: 'declared' } : { winners: [0, 1], reason: 'mistaken' },
      )
      expect(t.eventsOf('removed').length).toBe(wins ? 0 : 1)
    })
  })

  describe.each([4, 6, 8])('Bag too early, at %i seats', seats => {
    const societies = { 0: 'order', 1: 'brotherhood' } as const
    const declared = (deck: readonly ['tome'] | readonly []) =>
      table({ seats, hands: { 0: ['key', 'key', 'bagKey'] }, deck, societies, options }).declare(0)

    it('2 Keys and the Key Bag while the object deck has cards: the other society wins', () => {
      const t = declared(['tome'])
      expect(t.outcome?.reason).toBe('mistaken')
      expect(t.outcome?.winners).toContain(1)
      expect(t.outcome?.winners).not.toContain(0)
    })

    it('once it is empty they suffice', () => {
      const t = declared([])
      expect(t.outcome?.reason).toBe('declared')
      expect(t.outcome?.winners).toContain(0)
    })
  })

  it('Wrong member: a named player is of the other society, which wins although the declarer held all three Keys', () => {
    const t = table({
      seats: 4,
      hands: { 0: ['key', 'key', 'key'], 1: ['goblet'] },
      societies: { 0: 'order', 1: 'brotherhood' },
      options,
    }).declare(0, 1)
    expect(t.outcome?.reason).toBe('mistaken')
    expect(t.outcome?.winners).toContain(1)
    expect(t.eventsOf('turnUp').map(({ seat, profession }) => [seat, profession !== null])).toEqual([
      [0, true],
      [1, edition === 'italian'],
    ])
  })

  it("Over the limit: at 5 seats a player with 5 objects draws from a Bag: gives one away at once, before the partner's effect", () => {
    const t = table({
      seats: 5,
      hands: { 0: ['key', 'bagKey', 'dagger', 'knives', 'ring'], 1: ['goblet', 'pass'] },
      deck: ['tome', 'coat'],
      options,
    })
      .offer(0, 1, 'bagKey')
      .accept(1, 'pass')
      .answer(0, 'use')
    expect(t.asked()).toEqual(['0 gift'])
    t.answer(0, { card: 'tome', to: 3 })
    expect(t.hand(0)).toEqual(['key', 'dagger', 'knives', 'ring', 'pass'])
    expect(t.hand(3)).toContain('tome')
    expect(t.asked()).toEqual(['1 usePass'])
    expect(t.kinds().filter(kind => ['read', 'draw', 'gift'].includes(kind))).toEqual(['read', 'draw', 'gift', 'read'])
  })
})
