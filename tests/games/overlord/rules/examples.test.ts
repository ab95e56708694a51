/** The worked examples of docs/rules/overlord.md, each under its own name. */
import { describe, expect, it } from 'vitest'
import { classic, formal, start, OverlordTable } from './table'

const O = 0,
  V = 1,
  A = 2,
  I = 3

describe('worked examples', () => {
  it.each(['has neither an item nor a joker', 'declines'])(
    "1. Doubt that fails: V %s: the Overlord scores V's hint, V gets a look, the round goes to incineration",
    how => {
      const hints = how === 'declines' ? ['character1', 'item1', 'joker1'] : ['character1', 'monster1']
      const t = formal({ hands: { [O]: { actions: ['pass-item-1', 'pass-place-1'] }, [V]: { hints } } })
        .accuse(V)
        .answers(V, 'character1')
        .tellsAll(V)
        .branch('doubt', O, 'doubt', { action: 'pass-item-1' })
      expect(t.waysOf('answer', V)).toEqual(how === 'declines' ? ['hint', 'decline'] : ['decline'])
      t.decline(V)
      expect([t.front(O), t.front(V), t.looks()]).toEqual([['character1'], [], [0, 1, 0, 0]])
      expect(t.kinds().filter(kind => ['fail', 'seize', 'look', 'round'].includes(kind))).toEqual([
        'fail',
        'seize',
        'look',
        'round',
      ])
      // The round is over: the title has moved clockwise.
      expect([t.open.overlord, t.open.round]).toEqual([1, 2])
    },
  )

  it('2. Doubt that holds: V adds an item: both hints score for V; no second doubt now; interrupts are open', () => {
    const t = formal({
      hands: { [O]: { actions: ['pass-item-1', 'pass-place-1'] }, [V]: { hints: ['character1', 'item1'] } },
    })
      .accuse(V)
      .answers(V, 'character1')
      .tellsAll(V)
      .branch('doubt', O, 'doubt', { action: 'pass-item-1' })
      .answers(V, 'item1')
      .tellsAll(V)
    expect(t.front(V)).toEqual(['character1', 'item1'])
    expect(t.asked()).toEqual([`${A} interrupt`, `${I} interrupt`])
  })

  it("3. Interrupt: A's last hint is a monster; I plays a monster-freeze and a monster hint: I speaks; A's hint stays A's", () => {
    const t = formal({
      hands: {
        [A]: { hints: ['monster1'] },
        [I]: { hints: ['monster2', 'item1'], actions: ['freeze-monster-1', 'pass-item-1'] },
      },
    })
      .accuse(A)
      .answers(A, 'monster1')
      .tellsAll(A)
      .quiet('interrupt')
      .branch('interrupt', I, 'freeze', 'freeze-monster-1')
      .branch('interrupt', V, 'pass')
      .branch('silence', O, 'allow', I)
    expect(t.refusesTo('answer', I, { branch: 'hint', answer: { hint: 'item1', line: '' } })).toBe('answerIllegal')
    t.answers(I, 'monster2')
    expect(t.open.turn?.speaker).toBe(I)
    expect([t.front(A), t.front(I)]).toEqual([['monster1'], ['monster2']])
    expect(t.open.actionPile.open).toEqual(['freeze-monster-1'])
  })

  it('4. Silence: A would interrupt I back; the Overlord plays any freeze: both are discarded and I goes on; nobody may interrupt until the next hint', () => {
    const t = formal({
      hands: {
        [O]: { actions: ['freeze-place-1', 'pass-place-1'] },
        [A]: { hints: ['monster1', 'monster3'], actions: ['freeze-monster-2', 'pass-item-2'] },
        [V]: { hints: ['event1'] },
        [I]: { hints: ['monster2'], actions: ['freeze-monster-1', 'pass-item-1'] },
      },
    })
      .accuse(A)
      .answers(A, 'monster1')
      .tellsAll(A)
      .quiet('interrupt')
      .branch('interrupt', I, 'freeze', 'freeze-monster-1')
      .branch('interrupt', V, 'pass')
      .branch('silence', O, 'allow', I)
      .answers(I, 'monster2')
      .tellsAll(I)
      .quiet('interrupt')
      .branch('interrupt', A, 'freeze', 'freeze-monster-2')
      .branch('interrupt', V, 'pass')
      .branch('silence', O, 'silence', { seat: A, action: 'freeze-place-1' })
    expect(t.open.actionPile.open).toEqual(
      ['freeze-place-1', 'freeze-monster-1', 'freeze-monster-2'].sort(
        (a, b) => t.state.fixed.actions.findIndex(c => c.id === a) - t.state.fixed.actions.findIndex(c => c.id === b),
      ),
    )
    expect(t.open.turn?.speaker).toBe(I)
    expect(t.asked()).toEqual([`${I} blame`])
    t.branch('blame', I, 'blame', { action: 'pass-item-1', to: V }).decline(V)
    expect(t.looks()).toEqual([0, 1, 0, 0])
  })

  it('4b. After the next hint interrupts are open again', () => {
    const t = formal({
      hands: {
        [O]: { actions: ['freeze-place-1', 'pass-place-1'] },
        [A]: { hints: ['monster1', 'monster3'] },
        [I]: { actions: ['freeze-monster-1', 'pass-item-1'] },
      },
    })
      .accuse(A)
      .answers(A, 'monster1')
      .tellsAll(A)
      .quiet('interrupt')
      .branch('interrupt', I, 'freeze', 'freeze-monster-1')
      .branch('interrupt', V, 'pass')
      .branch('silence', O, 'silence', { seat: I, action: 'freeze-place-1' })
      .quiet()
      .accuse(A)
      .answers(A, 'monster3')
      .tellsAll(A)
      .quiet('interrupt')
    expect(t.asked()).toEqual([`${V} interrupt`, `${I} interrupt`])
  })

  it('5. Mercy: V, one look so far, gets another and plays mercy; the Overlord plays a skull-less action: mercy is cancelled, V stands at II', () => {
    const t = formal({
      hands: { [O]: { actions: ['pass-item-2', 'pass-item-1'] }, [V]: { actions: ['pass-place-2', 'pass-place-1'] } },
      looks: { [V]: 1 },
    })
      .accuse(V)
      .decline(V)
    expect(t.refusesTo('mercy', V, { branch: 'mercy', answer: 'pass-place-1' })).toBe('answerIllegal')
    t.branch('mercy', V, 'mercy', 'pass-place-2')
    expect(t.refusesTo('cancel', O, { branch: 'cancel', answer: 'pass-item-1' })).toBe('answerIllegal')
    t.branch('cancel', O, 'cancel', 'pass-item-2')
    expect(t.looks()).toEqual([0, 2, 0, 0])
    expect(t.open.actionPile.open).toEqual(['pass-item-2', 'pass-place-2'])
    expect(t.open.round).toBe(2)
  })

  it('6. First round (classic): five servants: the turn goes to the right five times, no pass card is spent', () => {
    const t = new OverlordTable(start(6, { overlord: 1 }).match)
    t.reply('errand', O, { line: 'Where is my cloak?', to: 3 })
    const spoke: number[] = []
    for (const seat of [3, 2, 1, 5, 4]) {
      spoke.push(t.open.turn?.speaker ?? -1)
      expect(t.waysOf('tell', seat)).not.toContain('pass')
      t.hint(seat).end(seat)
    }
    expect(spoke).toEqual([3, 2, 1, 5, 4])
    expect(t.eventsOf('freePass').map(({ seat, to }) => [seat, to])).toEqual([
      [3, 2],
      [2, 1],
      [1, 5],
      [5, 4],
      [4, 3],
    ])
    expect(t.eventsOf('pass')).toEqual([])
    expect(t.open.actionPile.cards).toBe(0)
    expect([t.open.first, t.open.turn?.speaker]).toEqual([null, 3])
  })

  it('7. Skull at the third look: the plea is accepted, the turned-up action has a skull: the game is over', () => {
    const t = classic({ speaker: V, looks: { [V]: 2 }, top: { actions: ['pass-item-1'] } })
      .concede(V)
      .reply('plea', V, 'Spare me, o blackest of all!')
      .reply('verdict', O, 'accept')
    expect(t.eventsOf('turnUp')).toEqual([{ kind: 'turnUp', seat: V, action: 'pass-item-1', skull: true }])
    expect(t.outcome).toEqual({ winners: [O, A, I], reason: 'skull' })
  })
})
