/** Things that are shown by others' acts, several at once, or while more than one step lies on the stack. */
import { describe, expect, it } from 'vitest'
import { initialState, Match, pick, stepTable } from '../../src-shared/kernel'
import { asked, idOf, keyOf, proposal, take, timeOut } from './driving'
import { everybody, step, toy, type ToyState } from './toys/parts'

/** Seat 0 leads: `alone` shows it two pictures, `all` shows one to every seat; then a sealed vote, if it says so. */
const gallery = step<null, string>('gallery', {
  asks: () => [{ seat: 0, key: 'lead', pick: pick.one(['alone', 'all', 'vote']), default: { answer: 'all' } }],
  take(play, _, __, answer) {
    if (answer === 'vote') return play.call(vote(null))
    for (const seat of answer === 'all' ? everybody(play.state) : [0, 0])
      play.show(seat, `picture ${play.state.log.push(answer)}`)
    if (answer === 'all') play.call(remark(null))
  },
})

const remark = step<null, string>('remark', {
  asks: () => [{ seat: 2, key: 'remark', pick: pick.one(['fine']), default: { answer: 'fine' } }],
  take(play, _, seat, answer) {
    play.state.log.push(`${seat} ${answer}`)
    play.done()
  },
})

const vote = step<null, string>('vote', {
  asks: state =>
    everybody(state).map(seat => ({ seat, key: 'vote', pick: pick.one(['yes', 'no']), default: { answer: 'no' } })),
  resolve(play, _, answers) {
    play.state.log.push(answers.map(a => a.answer).join(' '))
    play.done()
  },
})

const visit = toy('gallery', stepTable<ToyState, string>(gallery, remark, vote), () => initialState(gallery(null)))
const start = () => Match.start(visit, 3, {}, keyOf(1)).match
const seen = (match: ReturnType<typeof start>) => [0, 1, 2].map(seat => match.view(seat).own?.seen)
const seenAsks = (match: ReturnType<typeof start>) =>
  match
    .asks()
    .filter(ask => ask.key === 'seen')
    .map(ask => ask.id)

describe('what is shown', () => {
  it('to one seat in one answer is one thing: it is closed at once', () => {
    const match = start()
    take(match, 0, 'lead', 'alone')
    expect(seen(match)).toEqual([['picture 1', 'picture 2'], [], []])
    expect(seenAsks(match)).toEqual(['1/seen/0'])
    take(match, 0, 'seen', true)
    expect(seen(match)).toEqual([[], [], []])
  })

  it('to everybody who has something open still is shown all the same: it cannot be taken back', () => {
    const { match } = Match.start({ ...visit, isHarmless: () => true }, 3, {}, keyOf(1))
    take(match, 0, 'lead', 'all')
    timeOut(match, 2, 'remark')
    take(match, 0, 'lead', 'all')
    expect([seenAsks(match).length, match.undoable(0)]).toEqual([5, null])
  })

  it('to several seats in one answer is for each its own', () => {
    const match = start()
    take(match, 0, 'lead', 'all')
    expect(seen(match)).toEqual([['picture 1'], ['picture 2'], ['picture 3']])
    take(match, 1, 'seen', true)
    expect(seen(match)).toEqual([['picture 1'], [], ['picture 3']])
  })

  it('to one seat in two answers of others is two things, closed one by one', () => {
    const match = start()
    take(match, 0, 'lead', 'all')
    take(match, 2, 'remark', 'fine')
    take(match, 0, 'lead', 'all')
    expect(match.view(1).own?.seen).toEqual(['picture 2', 'picture 6'])
    const [first = '', second = ''] = match.view(1).own?.asks.map(ask => ask.id) ?? []
    match.commit(proposal(match.answer(1, second, true)))
    expect(match.view(1).own?.seen).toEqual(['picture 2'])
    expect(match.view(1).own?.asks.map(ask => ask.id)).toEqual([first])
  })

  it('is closed without a word to the step on top', () => {
    const match = start()
    take(match, 0, 'lead', 'all')
    const remarks = idOf(match, 2, 'remark')
    expect(take(match, 2, 'seen', true).touched).toBe('self')
    expect(idOf(match, 2, 'remark')).toBe(remarks)
    expect(match.view(null).open.table).toEqual(['all', 'all', 'all'])
  })

  it('holds no sealed round up', () => {
    const match = start()
    take(match, 0, 'lead', 'all')
    take(match, 2, 'remark', 'fine')
    take(match, 0, 'lead', 'vote')
    for (const seat of [0, 2]) take(match, seat, 'vote', 'yes')
    timeOut(match, 1, 'vote')
    expect(match.view(null).open.table.at(-1)).toBe('yes no yes')
    expect(asked(match)).toEqual(['0 lead', '1 seen'])
  })
})
