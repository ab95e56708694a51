/** What can be taken back, and what cannot, in the toy in which seats talk in turn. */
import { describe, expect, it } from 'vitest'
import { GAMES } from '../../src-shared/games'
import { initialState, Match, pick, SEEN, stepTable, type Entry, type Json } from '../../src-shared/kernel'
import { asked, idOf, keyOf, proposal, refused, stored, take, timeOut } from './driving'
import { workshop } from './toys/interrupt'
import { step, toy, type ToyState } from './toys/parts'
import { bye, does, hello, parlour, type ParlourEvent, type ParlourState } from './toys/parlour'

/** What is said is harmless; that somebody peeked is not. */
const game = { ...parlour, isHarmless: ({ kind }: ParlourEvent) => kind === 'said' }
const open = (seats = 3) => Match.start(game, seats, {}, keyOf(1)).match

const word = { pick: pick.one(['a', 'b', 'c', 'z']), default: { answer: 'a' } }
/** Three seats are asked one after the other, by one step. */
const turn = step<{ waiting: number[] }, string>('turn', {
  asks: (_, { waiting }) => waiting.slice(0, 1).map(seat => ({ seat, key: 'turn', ...word })),
  take(play, data, _, said) {
    data.waiting.shift()
    play.state.log.push(said)
    if (data.waiting.length === 0) play.end({ winners: [], reason: 'over' })
  },
})
/** They are asked at once, and answer unseen. */
const sealed = step<{ waiting: number[] }, string>('sealed', {
  asks: (_, { waiting }) => waiting.map(seat => ({ seat, key: 'turn', ...word })),
  resolve(play, _, answers) {
    play.state.log.push(...answers.map(({ answer }) => String(answer)))
    play.end({ winners: [], reason: 'over' })
  },
})
const WAITING = { waiting: [0, 1, 2] }
const roundOfThree = toy('round', stepTable<ToyState, string>(turn), () => initialState(turn(WAITING)))
const sealedRound = toy('sealedRound', stepTable<ToyState, string>(sealed), () => initialState(sealed(WAITING)))

describe('an answer that has shown nothing', () => {
  it('is taken back: the same seat is asked again, at a moment of its own', () => {
    const match = open()
    take(match, 0, 'talk', hello)
    expect(match.undoable(0)).toBe('0/talk/0')
    const taken = proposal(match.undo(0, '0/talk/0'))
    expect(taken.entry).toEqual({ seat: 0, ask: '2/undo/0', answer: ['0/talk/0'], by: 'undo' })
    expect(taken.events).toEqual([{ event: { kind: 'undone', seat: 0, events: 1 } }])
    match.commit(taken)
    expect(idOf(match, 0, 'talk')).toBe('2/talk/0')
    expect(match.snapshot().state.said).toEqual([])
    take(match, 0, 'talk', bye)
    expect(match.snapshot().state.said).toEqual(['bye'])
  })

  it('is taken back with those that followed', () => {
    const match = open()
    for (const seat of [0, 1, 2]) take(match, seat, 'talk', hello)
    expect([0, 1, 2].map(seat => match.undoable(seat))).toEqual(['0/talk/0', '1/talk/1', '2/talk/2'])
    match.commit(proposal(match.undo(1, '1/talk/1')))
    expect(asked(match)).toEqual(['1 talk'])
    expect(match.snapshot().state.said).toEqual(['hello'])
    expect([0, 1, 2].map(seat => match.undoable(seat))).toEqual(['0/talk/0', null, null])
  })

  it('is taken back after others were: each time so many events no longer count as followed', () => {
    const match = open()
    take(match, 0, 'talk', hello)
    take(match, 1, 'talk', hello)
    match.commit(proposal(match.undo(1, '1/talk/1')))
    take(match, 1, 'talk', bye)
    // Its own word, that another one was taken back, and the word since.
    expect(proposal(match.undo(0, '0/talk/0')).events).toEqual([{ event: { kind: 'undone', seat: 0, events: 3 } }])
    match.commit(proposal(match.undo(1, '3/talk/1')))
    expect(proposal(match.undo(0, '0/talk/0')).events).toEqual([{ event: { kind: 'undone', seat: 0, events: 3 } }])
  })

  it('is taken back though everybody at the fullest table has answered twice since', () => {
    const fullest = Math.max(...GAMES.map(({ seats }) => seats.max))
    const { match } = Match.start({ ...workshop, isHarmless: () => true }, 3, {}, keyOf(1))
    take(match, 0, 'work', 3)
    for (let n = 0; n < 2 * fullest; n++) take(match, 1 + (n % 2), 'speak', 'note')
    expect(match.undoable(0)).toBe('0/work/0')
  })

  it('leaves other questions as they were: who answers them now is not too late', () => {
    const { match } = Match.start({ ...workshop, isHarmless: () => true }, 3, {}, keyOf(1))
    const speak = [0, 1, 2].map(seat => idOf(match, seat, 'speak'))
    const work = idOf(match, 1, 'work')
    take(match, 0, 'work', 3)
    match.commit(proposal(match.undo(0, '0/work/0')))
    expect([0, 1, 2].map(seat => idOf(match, seat, 'speak'))).toEqual(speak)
    // The step that is done again asks all its seats anew.
    expect(idOf(match, 1, 'work')).not.toBe(work)
  })

  it('is taken back with an answer of the same step to which it led: that one is asked for under a new id too', () => {
    const { match } = Match.start({ ...roundOfThree, isHarmless: () => true }, 3, {}, keyOf(1))
    take(match, 0, 'turn', 'a')
    take(match, 1, 'turn', 'b')
    match.commit(proposal(match.undo(0, '0/turn/0')))
    expect(idOf(match, 0, 'turn')).toBe('3/turn/0')
    take(match, 0, 'turn', 'c')
    expect(idOf(match, 1, 'turn')).toBe('3/turn/1')
    expect(refused(match.answer(1, '0/turn/1', 'b'))).toBe('askClosed')
  })

  it('leaves the sealed answers of others as they were', () => {
    const { match } = Match.start({ ...sealedRound, isHarmless: () => true }, 3, {}, keyOf(1))
    take(match, 2, 'turn', 'z')
    take(match, 0, 'turn', 'a')
    match.commit(proposal(match.undo(0, '0/turn/0')))
    expect(asked(match)).toEqual(['0 turn', '1 turn'])
    expect(match.view(2).own?.sealed).toEqual({ answer: 'z' })
    take(match, 0, 'turn', 'c')
    take(match, 1, 'turn', 'b')
    expect(match.view(null).open.table).toEqual(['c', 'b', 'z'])
  })

  it('is no answer any more: sent again, it is too late', () => {
    const match = open()
    take(match, 0, 'talk', hello)
    match.commit(proposal(match.undo(0, '0/talk/0')))
    expect(refused(match.answer(0, '0/talk/0', hello))).toBe('askClosed')
  })
})

describe('cannot be taken back', () => {
  const cases: readonly (readonly [string, (match: ReturnType<typeof open>) => void])[] = [
    ['a look at something secret', match => void take(match, 0, 'talk', does('peek'))],
    ['a draw', match => void take(match, 0, 'talk', does('draw'))],
    ['what the clock has answered', match => void timeOut(match, 0, 'talk')],
  ]
  it.each(cases)('%s, and what was answered before it', (_, act) => {
    const match = open()
    act(match)
    expect(match.undoable(0)).toBeNull()
    expect(refused(match.undo(0, '0/talk/0'))).toBe('nothingToUndo')
  })

  it('what was answered before the clock drew an answer, though nothing came of it that was secret', () => {
    const { match } = Match.start({ ...workshop, isHarmless: () => true }, 3, {}, keyOf(1))
    take(match, 0, 'work', 3)
    expect(match.undoable(0)).toBe('0/work/0')
    timeOut(match, 1, 'work')
    expect(match.undoable(0)).toBeNull()
  })

  it('a nod: where there was nothing to choose, nothing is taken back', () => {
    const nod = step<{ left: number }, true>('nod', {
      asks: () => [{ seat: 0, key: 'nod', pick: pick.ok(), default: { answer: true } }],
      take(_, data) {
        data.left--
      },
    })
    const nodding = toy('nodding', stepTable<ToyState, string>(nod), () => initialState(nod({ left: 3 })))
    const { match } = Match.start({ ...nodding, isHarmless: () => true }, 1, {}, keyOf(1))
    take(match, 0, 'nod', true)
    expect(match.undoable(0)).toBeNull()
  })

  it("an event with a part of one's own, though its kind is harmless", () => {
    const whispering = {
      ...game,
      steps: {
        ...game.steps,
        talk: {
          ...game.steps.talk,
          take: (play: { emit(event: ParlourEvent, own: { [seat: string]: Json }): void }) => {
            play.emit({ kind: 'said', word: 'psst' }, { 1: 'secret' })
          },
        },
      },
    } as unknown as typeof game
    const { match } = Match.start(whispering, 3, {}, keyOf(1))
    take(match, 0, 'talk', hello)
    expect(match.undoable(0)).toBeNull()
  })

  it('what has opened an ask that shows its seat something, and what was answered before it', () => {
    const { match } = Match.start({ ...workshop, isHarmless: () => true, asksThatShow: ['aside'] }, 3, {}, keyOf(1))
    take(match, 0, 'work', 3)
    expect(match.undoable(0)).toBe('0/work/0')
    take(match, 1, 'speak', 'aside')
    expect([0, 1].map(seat => match.undoable(seat))).toEqual([null, null])
    expect(refused(match.undo(0, '0/work/0'))).toBe('nothingToUndo')
  })

  it('but what was answered while such an ask was open already', () => {
    const { match } = Match.start({ ...workshop, isHarmless: () => true, asksThatShow: ['work'] }, 3, {}, keyOf(1))
    take(match, 0, 'work', 3)
    expect(match.undoable(0)).toBe('0/work/0')
  })

  it('anything in a game that calls nothing harmless, or of a match that is over', () => {
    const { match } = Match.start(parlour, 3, {}, keyOf(1))
    take(match, 0, 'talk', hello)
    expect(match.undoable(0)).toBeNull()
    const ended = open()
    take(ended, 0, 'talk', does('end'))
    expect(ended.undoable(0)).toBeNull()
  })
})

describe('what somebody was shown', () => {
  it('stays closed when an earlier answer is taken back', () => {
    const match = open()
    take(match, 0, 'talk', does('peek'))
    take(match, 1, 'talk', hello)
    take(match, 0, SEEN, true)
    expect(match.view(0).own?.seen).toEqual([])
    match.commit(proposal(match.undo(1, idOfTalk(1))))
    expect(match.view(0).own?.seen).toEqual([])
    expect(asked(match)).toEqual(['1 talk'])
  })
  const idOfTalk = (seat: number): string => `1/talk/${seat}`
})

describe('a journal with answers taken back', () => {
  /** hello, hello, undo of the second, bye. */
  function played(): { match: ReturnType<typeof open>; journal: Entry[] } {
    const match = open(),
      journal: Entry[] = [take(match, 0, 'talk', hello).entry, take(match, 1, 'talk', hello).entry]
    const taken = proposal(match.undo(1, '1/talk/1'))
    match.commit(taken)
    journal.push(taken.entry, take(match, 1, 'talk', bye).entry)
    return { match, journal }
  }

  it('leads to the same match', () => {
    const { match, journal } = played()
    const again = open()
    for (const entry of journal) again.commit(again.replay(stored(entry)))
    expect(again.snapshot()).toEqual(match.snapshot())
  })

  it('leads there also where today it could not be taken back, since the next ask shows something', () => {
    const { match, journal } = played()
    const again = Match.start({ ...game, asksThatShow: ['talk'] }, 3, {}, keyOf(1)).match
    for (const entry of journal) again.commit(again.replay(stored(entry)))
    expect(again.snapshot()).toEqual(match.snapshot())
    expect(again.undoable(1)).toBeNull()
  })

  it('does not fit once the match is over', () => {
    const match = Match.start({ ...game, isHarmless: () => true }, 3, {}, keyOf(1)).match
    take(match, 0, 'talk', does('end'))
    const undo = { seat: 0, ask: '2/undo/0', answer: ['0/talk/0'], by: 'undo' } as const
    expect(() => match.replay(undo)).toThrow('does not fit')
  })

  it('that takes back something else does not fit', () => {
    const { journal } = played()
    const again = open()
    for (const entry of journal.slice(0, 2)) again.commit(again.replay(entry))
    const [, , undo] = journal
    if (!undo) throw new Error('no undo')
    for (const change of [{ answer: ['0/talk/0'] }, { seat: 0 }, { ask: '9/undo/1' }, { answer: 1 }])
      expect(() => again.replay({ ...undo, ...change })).toThrow('does not fit')
  })

  it('goes on from a snapshot that lies before all that can be taken back', () => {
    const { match, journal } = played()
    const { snapshot, since } = match.undoableSnapshot()
    expect(since).toBe(journal.length)
    expect((snapshot.state as ParlourState).said).toEqual([])
    // An answer that is given again after a restart is none that was taken already.
    expect(snapshot.accepted).toEqual([])
  })
})
