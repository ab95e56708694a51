/** Classic: the Overlord's word, withering looks, same to you, and begging. */
import { describe, expect, it } from 'vitest'
import { overlord } from '../../../../../src-shared/games/overlord/rules'
import { OPTION_SPECS } from '../../../../../src-shared/games/overlord/rules/options'
import { WHIMS } from '../../../../../src-shared/games/overlord/rules/state'
import { numbersOf, resolveOptions } from '../../../../../src-shared/kernel'
import { classic, type Classic } from '../table'

const O = 0,
  S = 1,
  B = 2,
  C = 3
/** The Overlord's patience, as the lobby offers it. */
const OFFERED = OPTION_SPECS.flatMap(spec => (spec.key === 'silence' && spec.kind === 'number' ? numbersOf(spec) : []))
const table = (more: Partial<Classic> = {}) => classic({ speaker: S, ...more })

describe('the Overlord at any time', () => {
  it.each(WHIMS)('gives a look to any servant, with a reason: %s', reason => {
    expect(table().look(S, reason).eventsOf('look')).toEqual([{ kind: 'look', seat: S, count: 1, reason }])
  })

  it('but not to himself', () => {
    expect(table().refusesTo('rule', O, { branch: 'look', answer: { seat: O, reason: 'whim' } })).toBe('answerIllegal')
  })

  it('asks for more, throws in something new (a typed line, kept with the next hint), hurries the speaker', () => {
    const t = table()
      .branch('rule', O, 'more', 'And then?')
      .branch('rule', O, 'twist', 'It was raining!')
      .branch('rule', O, 'hurry')
      .hint(S)
    expect(t.kinds()).toEqual(['more', 'twist', 'hurry', 'hint'])
    expect([t.lastLine()?.said, t.open.turn?.said]).toEqual(['It was raining!', ''])
  })

  it('keeps quiet until the next hint, and nobody waits for another word', () => {
    const t = table().branch('rule', O, 'quiet')
    expect([t.asks('rule'), t.asks('ruleStill').length, t.open.turn?.quiet]).toEqual([[], 1, [O]])
    expect(t.waysOf('ruleStill', O)).toEqual(['look', 'more', 'twist', 'hurry', 'patience'])
    expect([t.hint(S).asks('rule').length, t.asks('ruleStill')]).toEqual([1, []])
  })

  it('having kept quiet, he may look, hurry and stop a servant who says nothing, at any moment', () => {
    const silent = () => table().branch('rule', O, 'quiet')
    expect(silent().branch('ruleStill', O, 'look', { seat: S, reason: 'slow' }).looks()).toEqual([0, 1, 0, 0])
    const t = silent()
    for (const [branch, answer] of [
      ['hurry', true],
      ['more', 'Well?'],
      ['twist', 'Rain?'],
      ['patience', '7'],
    ] as const)
      expect(t.branch('ruleStill', O, branch, answer).asks('ruleStill')).toHaveLength(1)
    expect(t.kinds()).toEqual(['hurry', 'more', 'twist', 'patienceSet'])
    expect([t.open.turn?.said, t.open.silence]).toEqual(['Rain?', 7])
  })

  it('his ask stays the same while others tell', () => {
    const t = table()
    const [before] = t.asks('rule')
    expect(t.hint(S).asks('rule')[0]?.id).toBe(before?.id)
  })

  it('gives looks between the turns too', () => {
    const t = table().look(S).branch('question', O, 'look', { seat: B, reason: 'chatter' })
    expect([t.looks(), t.asked()]).toEqual([[0, 1, 1, 0], [`${O} question`]])
  })
})

describe('the silence clock', () => {
  it('is off by default', () => {
    expect(table().asks('patience')).toEqual([])
  })

  it('ruling: shows when patience ends; it never punishes by itself', () => {
    const t = table({ options: { silence: 6 } })
    expect(t.asks('patience').map(({ seat, seconds }) => [seat, seconds])).toEqual([[O, 6]])
    t.rings('patience', O)
    expect([t.kinds(), t.open.turn?.patience, t.looks()]).toEqual([['patience'], 'spent', [0, 0, 0, 0]])
    expect([t.asks('patience'), t.asks('tell').length]).toEqual([[], 1])
  })

  it('unless the table asks for it: a look, too slow', () => {
    const t = table({ options: { silence: 6, silencePunishes: true } }).rings('patience', O)
    expect(t.eventsOf('look')).toEqual([{ kind: 'look', seat: S, count: 1, reason: 'slow' }])
    expect(t.asked()).toEqual([`${O} question`])
  })

  it('restarts at each hint, freeze and hurry', () => {
    const t = table({ options: { silence: 6 }, hands: { [B]: { actions: ['freeze-item-1'] } } })
    const ids = [t.asks('patience')[0]?.id]
    for (const act of [
      () => t.hint(S),
      () => t.freeze(B, 'freeze-item-1').quiet(),
      () => t.branch('rule', O, 'hurry'),
      () => t.rings('patience', O).hint(S),
    ]) {
      act()
      ids.push(t.asks('patience')[0]?.id)
    }
    expect(new Set(ids).size).toBe(5)
    expect(ids).not.toContain(undefined)
  })

  it('restarts with each turn: questioned, passed to free of charge, or next in the circle after a look', () => {
    const first = { start: S, heard: [] }
    for (const [t, next] of [
      [table({ options: { silence: 6 } }).hint(S), (t: ReturnType<typeof table>) => t.look(S).question(B)],
      [table({ options: { silence: 6 }, first }).hint(S), (t: ReturnType<typeof table>) => t.end(S)],
      [table({ options: { silence: 6 }, first }).hint(S), (t: ReturnType<typeof table>) => t.look(S)],
    ] as const) {
      const [before] = t.asks('patience'),
        [after] = next(t).asks('patience')
      expect([t.open.turn?.speaker === S, after?.params?.speaker === S, after?.id === before?.id]).toEqual([
        false,
        false,
        false,
      ])
    }
  })

  it('and when a story goes on after a look', () => {
    const t = table({ options: { silence: 6 } }).hint(S)
    const [before] = t.asks('patience')
    const [after] = t.look(C).branch('goOn', O, 'goOn').asks('patience')
    expect([after?.seconds, after?.id === before?.id]).toEqual([6, false])
  })

  it('is the Overlord’s own: he may change it while somebody tells, and it runs anew', () => {
    const t = table({ options: { silence: 6 } }).hint(S)
    t.branch('rule', O, 'patience', '10')
    expect([t.open.silence, t.asks('patience')[0]?.seconds]).toEqual([10, 10])
    expect(t.eventsOf('patienceSet')).toEqual([{ kind: 'patienceSet', seat: O, seconds: 10 }])
    expect(t.branch('rule', O, 'patience', 'endless').asks('patience')).toEqual([])
    expect(t.branch('rule', O, 'patience', '5').asks('patience')[0]?.seconds).toBe(5)
    expect(t.refusesTo('rule', O, { branch: 'patience', answer: '4' })).not.toBeNull()
  })

  it('changed when it is spent, it begins anew', () => {
    const t = table({ options: { silence: 6 } })
      .rings('patience', O)
      .branch('rule', O, 'patience', '7')
    expect([t.open.turn?.patience, t.asks('patience').length]).toEqual(['running', 1])
  })

  it('spent, it gives the Overlord the word back that he kept quiet with', () => {
    const t = table({ options: { silence: 6 } })
      .hint(S)
      .branch('freeze', C, 'quiet')
      .branch('rule', O, 'quiet')
    expect(t.asks('rule')).toEqual([])
    t.rings('patience', O)
    expect([t.asks('rule').length, t.asks('freeze').map(({ seat }) => seat)]).toEqual([1, [B]])
    expect(t.look(S, 'slow').looks()).toEqual([0, 1, 0, 0])
  })

  it('runs on while he asks for more or somebody keeps quiet; stands while a freeze is under way', () => {
    const t = table({ options: { silence: 6 }, hands: { [B]: { actions: ['freeze-item-1'] } } }).hint(S)
    const [before] = t.asks('patience')
    t.branch('rule', O, 'more', '').branch('freeze', C, 'quiet')
    expect(t.asks('patience')[0]?.id).toBe(before?.id)
    expect(t.freeze(B, 'freeze-item-1').asks('patience')).toEqual([])
  })

  it('may be put off until the next hint', () => {
    const t = table({ options: { silence: 6, silencePunishes: true } }).reply('patience', O, 'calm')
    expect([t.asks('patience'), t.open.turn?.patience]).toEqual([[], 'calm'])
    expect([t.kinds(), t.looks()]).toEqual([[], [0, 0, 0, 0]])
    expect(t.hint(S).asks('patience')).toHaveLength(1)
  })

  it('what the lobby offers is what is played: endless, or 5 to 10 seconds', () => {
    for (const silence of [2, 11])
      expect(resolveOptions(overlord, { silence })).toMatchObject({ refused: 'optionValue' })
    expect(OFFERED).toEqual([0, 5, 6, 7, 8, 9, 10])
    for (const silence of OFFERED)
      expect(
        table({ options: { silence } })
          .asks('patience')
          .map(({ seconds }) => seconds),
      ).toEqual(silence === 0 ? [] : [silence])
  })
})

describe('after a look', () => {
  it('the victim discards the whole hand, unseen, and draws 3 + 3', () => {
    const t = table({
      hands: { [S]: { hints: ['item1', 'item2', 'place1'], actions: ['pass-item-1', 'freeze-item-1'] } },
      top: { hints: ['monster1', 'monster2', 'monster3'], actions: ['both-item-1', 'both-item-2', 'both-place-1'] },
    })
      .hint(S, 'place1')
      .concede(S)
    expect([t.hints(S), t.actions(S)]).toEqual([
      ['monster1', 'monster2', 'monster3'],
      ['both-item-1', 'both-item-2', 'both-place-1'],
    ])
    // The told hint lies open among the discards; the hand does not.
    expect([t.open.hintPile, t.open.actionPile]).toEqual([
      { cards: 3, open: ['place1'] },
      { cards: 2, open: [] },
    ])
    expect(t.eventsOf('discard')).toEqual([{ kind: 'discard', seat: S, hints: 2, actions: 2 }])
  })

  it('the Overlord questions another servant', () => {
    const t = table().look(S)
    expect(t.asks('question')[0]?.params).toEqual({ barred: [S] })
    for (const to of [S, O])
      expect(t.refusesTo('question', O, { branch: 'question', answer: { to, line: '' } })).toBe('answerIllegal')
    t.question(C, 'Then you tell me.')
    expect([t.open.turn?.speaker, t.open.turn?.said]).toEqual([C, 'Then you tell me.'])
    expect(t.actions(C)).toHaveLength(3)
  })

  it('ruling: if the victim was not the speaker the Overlord may let the story go on', () => {
    const t = table().hint(S).look(C, 'chatter')
    expect(t.asks('goOn').map(({ seat, params }) => [seat, params])).toEqual([[O, { speaker: S, victims: [C] }]])
    t.branch('goOn', O, 'goOn')
    expect([t.open.turn?.speaker, t.open.turn?.played, t.ribbon().length]).toEqual([S, 1, 1])
    expect(t.asked()).toEqual([`${S} tell`, `${B} freeze`, `${C} freeze`, `${O} rule`])
  })

  it('or question another than the victim', () => {
    const t = table().hint(S).look(C, 'chatter')
    expect(t.refusesTo('goOn', O, { branch: 'question', answer: { to: C, line: '' } })).toBe('answerIllegal')
    t.branch('goOn', O, 'question', { to: B, line: '' })
    expect([t.open.turn?.speaker, t.ribbon(), t.open.hintPile.cards]).toEqual([B, [], 4])
  })

  it('a story that goes on is no new turn: a speaker who has told his last hint gets no look for it', () => {
    const t = table({ hands: { [S]: { hints: ['item1'], actions: ['pass-item-1'] } } })
      .hint(S)
      .look(C)
      .branch('goOn', O, 'goOn')
    expect([t.eventsOf('look').length, t.asks('tell').length]).toEqual([1, 1])
  })

  it('who has been questioned since is no longer spared', () => {
    const t = table().look(S).question(B).look(B)
    expect(t.asks('question')[0]?.params).toEqual({ barred: [B] })
  })

  it('a look between the turns: another than both, if there is one', () => {
    const more = table().look(S).branch('question', O, 'look', { seat: B, reason: 'whim' })
    expect(more.asks('question')[0]?.params).toEqual({ barred: [S, B] })
    const none = table({ seats: 3 }).look(S).branch('question', O, 'look', { seat: B, reason: 'whim' })
    expect(none.asks('question')[0]?.params).toEqual({ barred: [B] })
  })
})

describe('same to you', () => {
  const pass = (t: ReturnType<typeof table>, from: number, to: number) => t.pass(from, to)

  it('ruling: A to B, B to A is allowed, a third pass inside the pair is not offered', () => {
    const t = table()
    pass(t, S, B)
    pass(t, B, S)
    expect(t.open.volley).toEqual({ from: B, to: S, passes: 2 })
    const [action = ''] = t.actions(S),
      [hint = ''] = t.hints(S)
    expect(t.refusesTo('tell', S, { branch: 'pass', answer: { hint, line: '', action, to: B } })).toBe('answerIllegal')
    expect(pass(t, S, C).open.volley).toEqual({ from: S, to: C, passes: 1 })
  })

  it('unless there are only two servants', () => {
    const t = table({ seats: 3 })
    for (const [from, to] of [
      [S, B],
      [B, S],
      [S, B],
      [B, S],
    ] as const)
      pass(t, from, to)
    expect(t.open.volley?.passes).toBe(4)
  })

  it('a third servant, or a question, ends it', () => {
    const t = table()
    for (const [from, to] of [
      [S, B],
      [B, C],
      [C, B],
      [B, S],
    ] as const)
      pass(t, from, to)
    expect(t.open.volley?.passes).toBe(1)
    expect(t.look(S).question(B).open.volley).toBeNull()
  })

  it('the Overlord may give both a look; then another than these two is questioned', () => {
    const t = table()
    pass(t, S, B)
    expect(t.waysOf('rule', O)).not.toContain('both')
    pass(t, B, S)
    t.branch('rule', O, 'both')
    expect(t.eventsOf('look')).toEqual([
      { kind: 'look', seat: B, count: 1, reason: 'sameToYou' },
      { kind: 'look', seat: S, count: 1, reason: 'sameToYou' },
    ])
    expect(t.asks('question')[0]?.params).toEqual({ barred: [S, B] })
  })

  it('if there is one', () => {
    const t = table({ seats: 3, volley: { from: B, to: S, passes: 2 } }).branch('rule', O, 'both')
    expect(t.asks('question')[0]?.params).toEqual({ barred: [] })
  })
})

describe('third look: beg', () => {
  const spared = 'pass-item-2',
    skull = 'pass-item-1'

  it('the plea is refused: the end; all others win, the Overlord too', () => {
    const t = table({ looks: { [S]: 2 } }).concede(S)
    expect(t.asked()).toEqual([`${S} plea`])
    t.reply('plea', S, 'Mercy!')
    expect([t.asked(), t.eventsOf('plea')]).toEqual([[`${O} verdict`], [{ kind: 'plea', seat: S, line: 'Mercy!' }]])
    t.reply('verdict', O, 'refuse')
    expect(t.outcome).toEqual({ winners: [O, B, C], reason: 'refused' })
    expect(t.eventsOf('end')).toEqual([{ kind: 'end', winners: [O, B, C], reason: 'refused', doomed: S }])
  })

  it('accepted, no skull – rulings: the card is discarded, back to two looks, hand redrawn, another questioned', () => {
    const t = table({ looks: { [S]: 2 }, top: { actions: [spared] } })
      .concede(S)
      .reply('plea', S, '')
    expect([t.hints(S).length, t.actions(S).length]).toEqual([0, 0])
    t.reply('verdict', O, 'accept')
    expect([t.looks(), t.outcome, t.open.actionPile]).toEqual([[0, 2, 0, 0], null, { cards: 4, open: [spared] }])
    expect([t.hints(S).length, t.actions(S).length]).toEqual([3, 3])
    expect(t.asks('question')[0]?.params).toEqual({ barred: [S] })
  })

  it('accepted, skull: the end', () => {
    const t = table({ looks: { [S]: 2 }, top: { actions: [skull] } })
      .concede(S)
      .reply('plea', S, '')
      .reply('verdict', O, 'accept')
    expect(t.outcome?.reason).toBe('skull')
  })

  it('ruling: a saved servant may beg again later', () => {
    const t = table({
      looks: { [S]: 2 },
      top: { actions: [spared, 'freeze-item-1', 'freeze-item-2', 'freeze-place-1', 'freeze-place-2'] },
    })
      .concede(S)
      .reply('plea', S, '')
      .reply('verdict', O, 'accept')
      .question(B)
      .look(S)
    expect([t.looks()[S], t.asked()]).toEqual([3, [`${S} plea`]])
  })

  it('saved while another speaks: the story goes on, and the hand is the same', () => {
    const t = table({ looks: { [C]: 2 }, top: { actions: [spared] } }).hint(S)
    const hand = [t.hints(C), t.actions(C)]
    t.look(C).reply('plea', C, '').reply('verdict', O, 'accept')
    expect([t.open.turn?.speaker, t.asks('tell').length, t.asks('goOn')]).toEqual([S, 1, []])
    expect([t.looks()[C], t.hints(C), t.actions(C)]).toEqual([2, ...hand])
  })

  it('saved while telling: goes on as if the third look had not been', () => {
    const t = table({ looks: { [S]: 2 }, top: { actions: [spared] } }).hint(S)
    const hand = [t.hints(S), t.actions(S)],
      { number, played } = t.open.turn ?? {}
    t.look(S).reply('plea', S, '')
    expect([t.hints(S), t.actions(S)]).toEqual(hand)
    t.reply('verdict', O, 'accept')
    expect([t.looks()[S], t.hints(S), t.actions(S)]).toEqual([2, ...hand])
    expect([t.open.turn?.speaker, t.open.turn?.number, t.open.turn?.played]).toEqual([S, number, played])
    expect([t.ribbon().length, t.asks('tell')[0]?.seat]).toEqual([1, S])
    // The next third look is begged for all the same, and a skull still ends it.
    expect(t.look(S).asked()).toEqual([`${S} plea`])
  })

  it('saved once with hand and turn, and then ended by the rules: a new hand', () => {
    const t = table({ looks: { [S]: 2 }, top: { actions: [spared, 'freeze-item-1'] } })
      .look(S)
      .reply('plea', S, '')
      .reply('verdict', O, 'accept')
      .concede(S)
      .reply('plea', S, '')
    expect([t.hints(S).length, t.actions(S).length]).toEqual([0, 0])
    t.reply('verdict', O, 'accept')
    expect([t.hints(S).length, t.actions(S).length]).toEqual([3, 3])
    expect(t.eventsOf('turnUp').map(({ skull }) => skull)).toEqual([false, false])
  })

  it('ruling: one whose turn the rules have ended starts anew: a new hand, and another is questioned', () => {
    const t = table({ looks: { [S]: 2 }, top: { actions: [spared] } })
      .concede(S)
      .reply('plea', S, '')
      .reply('verdict', O, 'accept')
    expect([t.open.turn, t.hints(S).length, t.asks('question')[0]?.params]).toEqual([null, 3, { barred: [S] }])
  })

  it('of two who get a look for passing to and fro, the saved one keeps the turn, the other loses the hand', () => {
    const t = classic({
      overlord: O,
      speaker: S,
      volley: { from: C, to: S, passes: 2 },
      looks: { [S]: 2 },
      top: { actions: ['freeze-item-1', 'freeze-item-2', 'freeze-place-1', spared] },
    })
    const hand = t.hints(S),
      other = t.hints(C)
    t.branch('rule', O, 'both').reply('plea', S, '').reply('verdict', O, 'accept')
    expect([t.looks()[S], t.hints(S), t.open.turn?.speaker]).toEqual([2, hand, S])
    expect(t.hints(C)).not.toEqual(other)
    expect(t.asks('goOn')[0]?.params).toEqual({ speaker: S, victims: [C] })
  })

  it('option forgiven, a new start: saved while another speaks, with a new hand; the story may go on', () => {
    const t = table({ options: { forgiven: 'startsAnew' }, looks: { [C]: 2 }, top: { actions: [spared] } })
      .hint(S)
      .look(C)
      .reply('plea', C, '')
      .reply('verdict', O, 'accept')
    expect(t.asked()).toEqual([`${O} goOn`])
    expect(t.branch('goOn', O, 'goOn').open.turn?.speaker).toBe(S)
  })

  it('ruling: two third looks: they beg one after the other, clockwise from the Overlord; the first to fall ends the game', () => {
    const volley = { from: C, to: S, passes: 2 }
    const t = classic({
      overlord: B,
      speaker: S,
      volley,
      looks: { [S]: 2, [C]: 2 },
      top: { actions: [spared] },
    }).branch('rule', B, 'both')
    expect(t.asked()).toEqual([`${C} plea`])
    t.reply('plea', C, '').reply('verdict', B, 'accept')
    expect(t.asked()).toEqual([`${S} plea`])
    t.reply('plea', S, '').reply('verdict', B, 'refuse')
    expect(t.eventsOf('end')[0]?.doomed).toBe(S)
    const first = classic({ overlord: B, speaker: S, volley, looks: { [S]: 2, [C]: 2 } })
      .branch('rule', B, 'both')
      .reply('plea', C, '')
      .reply('verdict', B, 'refuse')
    expect(first.outcome?.winners).toEqual([O, S, B])
  })
})
