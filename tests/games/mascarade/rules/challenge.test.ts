import { describe, expect, it } from 'vitest'
import { table } from './table'

describe('an announcement goes round', () => {
  it("beginning at the announcer's left, clockwise, each other seat once", () => {
    const t = table({ seats: 4, turn: 2 }).announce(2, 'king')
    for (const seat of [3, 0, 1]) {
      expect(t.asked()).toEqual([`${seat} challenge`])
      expect(t.askOf(seat).params).toEqual({ character: 'king', by: 2 })
      t.pass(seat)
    }
    expect(t.asked()).toEqual(['3 turn'])
  })

  it('goes on after a claim: all may claim the same', () => {
    const t = table({ seats: 4 }).announce(0, 'king').claim(1)
    expect(t.asked()).toEqual(['2 challenge'])
    expect(t.claim(2).claim(3).eventsOf('reveal')[0]?.cards).toHaveLength(4)
  })

  it('is told as it goes: who claimed, who passed', () => {
    const t = table({ seats: 4 }).announce(0, 'king').pass(1).claim(2)
    expect(t.events).toEqual([
      { kind: 'announce', seat: 0, slot: 's0', character: 'king' },
      { kind: 'pass', seat: 1, character: 'king' },
      { kind: 'claim', seat: 2, slot: 's2', character: 'king' },
    ])
    expect(t.faceUp()).toEqual([])
  })

  it('cannot be taken back', () => {
    const t = table({ seats: 4 }).announce(0, 'king')
    const { id } = t.askOf(1)
    t.claim(1)
    expect(t.match.answer(1, id, { branch: 'pass', answer: true })).toEqual({ refused: 'answeredOtherwise' })
  })

  it('asks nobody out of turn', () => {
    const t = table({ seats: 4 }).announce(0, 'king')
    expect(t.match.asks().filter(ask => ask.seat !== 1)).toEqual([])
  })

  it('is claimed with the own card only', () => {
    const t = table({ seats: 4 }).announce(0, 'king')
    for (const slot of ['s0', 's2', 'm0']) expect(t.refuses(1, { branch: 'claim', answer: slot })).toBe('answerIllegal')
  })
})

describe('nobody claims', () => {
  it('the announcer uses the power, be it his or not; the card stays hidden', () => {
    for (const card of ['king', 'thief'] as const) {
      const t = table({ seats: 4, cards: { s0: card } })
        .announce(0, 'king')
        .allPass()
      expect(t.coins).toEqual([9, 6, 6, 6])
      expect(t.kinds()).toEqual(['announce', 'pass', 'pass', 'pass', 'power', 'coins', 'turn'])
    }
  })
})

describe('an unchallenged power that asks', () => {
  it('betrays by nothing in the open whether the announcer is the character', () => {
    const views = (['witch', 'king'] as const).map(
      card =>
        table({ seats: 5, cards: { s0: card } })
          .announce(0, 'witch')
          .allPass()
          .match.view(null).open,
    )
    expect(views[0]?.steps.map(frame => frame.data)).toEqual([{ payers: [] }, { seat: 0 }])
    expect(views[1]).toEqual(views[0])
  })
})

describe('somebody claims', () => {
  it('the announcer and all claimants reveal, in seat order, and nobody else', () => {
    const t = table({ seats: 5, turn: 3, cards: { s3: 'judge', s0: 'king', s2: 'queen' } })
      .announce(3, 'king')
      .pass(4)
      .claim(0)
      .pass(1)
      .claim(2)
    expect(t.eventsOf('reveal')).toEqual([
      {
        kind: 'reveal',
        cards: [
          { seat: 0, slot: 's0', character: 'king' },
          { seat: 2, slot: 's2', character: 'queen' },
          { seat: 3, slot: 's3', character: 'judge' },
        ],
      },
    ])
  })

  it('the cards lie face up while the power is being used, and are then turned down', () => {
    const t = table({ seats: 5, cards: { s0: 'witch', s1: 'king' } })
      .announce(0, 'witch')
      .claim(1)
      .allPass()
    expect(t.faceUp()).toEqual(['s0', 's1'])
    expect(t.open.slots.find(slot => slot.id === 's1')?.face).toBe('king')
    t.answer(0, { branch: 'keep', answer: true })
    expect(t.faceUp()).toEqual([])
    expect(t.eventsOf('cover')).toEqual([{ kind: 'cover', slots: ['s0', 's1'] }])
  })

  it('the cards are turned down once: the turns after it cover nothing', () => {
    const t = table({ seats: 4, cards: { s0: 'king' } })
      .announce(0, 'king')
      .pass(1)
      .claim(2)
      .pass(3)
      .look(1)
      .look(2)
    expect(t.eventsOf('cover')).toEqual([{ kind: 'cover', slots: ['s0', 's2'] }])
  })

  it('who really is the character uses the power at once, even out of turn; then every false claimant pays', () => {
    const t = table({ seats: 4, cards: { s0: 'thief', s3: 'queen' } })
      .announce(0, 'queen')
      .claim(1)
      .pass(2)
      .claim(3)
    expect(t.coins).toEqual([5, 5, 6, 8])
    expect(t.eventsOf('coins').map(event => event.why)).toEqual(['queen', 'fine', 'fine'])
  })

  it('the true announcer pays nothing', () => {
    const t = table({ seats: 4, cards: { s0: 'queen' } })
      .announce(0, 'queen')
      .claim(1)
      .allPass()
    expect(t.coins).toEqual([8, 5, 6, 6])
  })

  it('nobody among them is the character: no power, all pay – though it lies in the middle', () => {
    const t = table({ seats: 4, cards: { m0: 'queen' } })
      .announce(0, 'queen')
      .claim(1)
      .claim(2)
      .claim(3)
    expect(t.coins).toEqual([5, 5, 5, 5])
    expect(t.courthouse).toBe(4)
    expect(t.eventsOf('nobody')).toHaveLength(1)
  })
})

describe('option challenge: sealed', () => {
  const sealed = () =>
    table({ seats: 4, cards: { s0: 'thief', s1: 'judge', s2: 'king' }, options: { challenge: 'sealed' } }).announce(
      0,
      'king',
    )

  it('asks all others at once', () => {
    expect(sealed().asked()).toEqual(['1 challenge', '2 challenge', '3 challenge'])
  })

  it('keeps the answers hidden until all are in', () => {
    const t = sealed()
    const before = JSON.stringify([t.match.view(1), t.match.view(3), t.match.view(null)])
    t.claim(2)
    expect(t.kinds()).toEqual(['announce'])
    expect(JSON.stringify([t.match.view(1), t.match.view(3), t.match.view(null)])).toBe(before)
  })

  it('shows them together, clockwise, in whatever order they came', () => {
    const one = sealed().claim(2).pass(3).claim(1),
      other = sealed().claim(1).claim(2).pass(3)
    expect(one.events).toEqual(other.events)
    expect(one.kinds()).toEqual([
      'announce',
      'claim',
      'claim',
      'pass',
      'reveal',
      'power',
      'coins',
      'coins',
      'coins',
      'cover',
      'turn',
    ])
    expect(one.coins).toEqual([5, 5, 9, 6])
  })

  it('clockwise from the announcer, not in the order of seats', () => {
    const t = table({ seats: 4, cards: { s2: 'thief', s1: 'judge' }, options: { challenge: 'sealed' } })
      .look(0)
      .look(1)
      .announce(2, 'king')
      .claim(0)
      .claim(1)
      .pass(3)
    expect(t.events.flatMap(event => (event.kind === 'claim' || event.kind === 'pass' ? [event.seat] : []))).toEqual([
      3, 0, 1,
    ])
  })

  it('leaves the power to the announcer when all pass', () => {
    expect(sealed().pass(3, 1, 2).coins).toEqual([9, 6, 6, 6])
  })

  it('is asked again for the next announcement', () => {
    const t = sealed().pass(1, 2, 3).announce(1, 'queen')
    expect(t.asked().sort()).toEqual(['0 challenge', '2 challenge', '3 challenge'])
  })
})
