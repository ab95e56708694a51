import { describe, expect, it } from 'vitest'
import { Match } from '../../../src-shared/kernel'
import { asked, idOf, keyOf, refused, stored, take } from '../driving'
import { anteroom, ballot, chamber, embassy, workshop } from './interrupt'

const speakers = ['0 speak', '1 speak', '2 speak']
const workers = ['0 work', '1 work', '2 work']

describe('an interrupt that stands open to all seats while others answer', () => {
  const start = () => Match.start(workshop, 3, {}, keyOf(1)).match

  it('is open beside the work', () => {
    expect(asked(start())).toEqual([...speakers, ...workers])
  })

  it('keeps its ids whatever others answer', () => {
    const match = start()
    const ids = [1, 2].map(seat => idOf(match, seat, 'speak'))
    take(match, 0, 'work', 3)
    take(match, 0, 'speak', 'note')
    expect([1, 2].map(seat => idOf(match, seat, 'speak'))).toEqual(ids)
  })

  it('leaves the ids of the work alone', () => {
    const match = start()
    const ids = [0, 1, 2].map(seat => idOf(match, seat, 'work'))
    take(match, 0, 'speak', 'note')
    expect([0, 1, 2].map(seat => idOf(match, seat, 'work'))).toEqual(ids)
  })

  it('is a new question to who has used it, and is used once by a repeated answer', () => {
    const match = start()
    const id = idOf(match, 1, 'speak')
    take(match, 1, 'speak', 'note')
    expect(match.answer(1, id, 'note')).toBe('again')
    take(match, 1, 'speak', 'note')
    expect(match.view(null).open.table).toEqual(['1 note', '1 note'])
  })

  it('keeps its new id too, whatever others answer', () => {
    const match = start()
    take(match, 1, 'speak', 'note')
    const anew = idOf(match, 1, 'speak')
    take(match, 0, 'work', 3)
    take(match, 2, 'speak', 'note')
    expect(idOf(match, 1, 'speak')).toBe(anew)
  })

  it('takes the word, and the interrupted step goes on where it was', () => {
    const match = start()
    take(match, 0, 'work', 3)
    const waiting = idOf(match, 1, 'work')
    take(match, 2, 'speak', 'aside')
    expect(asked(match)).toEqual([...speakers, '2 aside'])
    expect(refused(match.answer(1, waiting, 5))).toBe('askClosed')
    take(match, 2, 'aside', 'well')
    expect(asked(match)).toEqual([...speakers, '1 work', '2 work'])
    expect(idOf(match, 1, 'work')).toBe(waiting)
    take(match, 1, 'work', 5)
    expect(match.view(null).open.table).toEqual(['0 works 3', '2 aside', '2: well', '1 works 5'])
  })

  it('may itself be interrupted, and each goes on in its turn', () => {
    const match = start()
    take(match, 2, 'speak', 'aside')
    take(match, 0, 'speak', 'aside')
    expect(asked(match)).toEqual([...speakers, '0 aside'])
    take(match, 0, 'aside', 'well')
    expect(asked(match)).toEqual([...speakers, '2 aside'])
    take(match, 2, 'aside', 'never mind')
    expect(asked(match)).toEqual([...speakers, ...workers])
  })

  it('lets one seat interrupt itself twice over', () => {
    const match = start()
    take(match, 2, 'speak', 'aside')
    take(match, 2, 'speak', 'aside')
    take(match, 2, 'aside', 'well')
    take(match, 2, 'aside', 'well')
    expect(asked(match)).toEqual([...speakers, ...workers])
    take(match, 2, 'speak', 'aside')
    expect(asked(match)).toEqual([...speakers, '2 aside'])
  })

  it('drops the interrupted step, with everything above it', () => {
    const match = start()
    take(match, 0, 'work', 3)
    const old = idOf(match, 1, 'work')
    take(match, 1, 'speak', 'aside')
    take(match, 2, 'speak', 'halt')
    expect(asked(match)).toEqual([...speakers, ...workers])
    expect(idOf(match, 1, 'work')).not.toBe(old)
    expect(refused(match.answer(1, old, 5))).toBe('askClosed')
  })

  it('goes on from a snapshot in the middle of an aside', () => {
    const match = start()
    take(match, 0, 'work', 3)
    take(match, 2, 'speak', 'aside')
    const resumed = Match.resume(workshop, stored(match.snapshot()))
    expect(resumed.asks()).toEqual(match.asks())
    for (const one of [match, resumed]) {
      take(one, 1, 'speak', 'note')
      take(one, 2, 'aside', 'well')
      take(one, 2, 'work', 1)
      take(one, 1, 'work', 1)
    }
    expect(resumed.snapshot()).toEqual(match.snapshot())
    expect(resumed.outcome?.reason).toBe('done')
  })
})

describe('an interrupt that stands when nothing lies above it', () => {
  it('is all that is asked, by the ids that it had before', () => {
    const { match } = Match.start(anteroom, 3, {}, keyOf(1))
    const ids = [0, 1, 2].map(seat => idOf(match, seat, 'speak'))
    take(match, 0, 'aside', 'well')
    expect(asked(match)).toEqual(speakers)
    expect([0, 1, 2].map(seat => idOf(match, seat, 'speak'))).toEqual(ids)
  })
})

describe('a step that both asks and stands open, within another of its kind', () => {
  it('never asks by an id that was answered', () => {
    const { match } = Match.start(embassy, 2, {}, keyOf(1))
    const ids = new Set<string>()
    for (const answer of ['deeper', 'deeper', 'over', 'deeper', 'over', 'over', 'over']) {
      ids.add(idOf(match, 0, 'talk'))
      take(match, 0, 'talk', answer)
    }
    expect(ids.size).toBe(7)
    expect(match.outcome?.reason).toBe('done')
  })
})

describe('an interrupt of a sealed window', () => {
  const start = () => Match.start(ballot, 3, {}, keyOf(1)).match

  it('leaves the sealed answers where they are, when the window goes on', () => {
    const match = start()
    take(match, 1, 'vote', 'yes')
    take(match, 0, 'speak', 'aside')
    take(match, 0, 'aside', 'well')
    expect(asked(match)).toEqual([...speakers, '0 vote', '2 vote'])
    expect(match.view(1).own?.sealed).toEqual({ answer: 'yes' })
    take(match, 0, 'vote', 'no')
    take(match, 2, 'vote', 'no')
    expect(match.view(null).open.table.at(-1)).toBe('no yes no')
  })

  it('throws the sealed answers away unread with the window that it drops', () => {
    const match = start()
    take(match, 1, 'vote', 'yes')
    take(match, 0, 'speak', 'halt')
    expect(match.snapshot().state.sealed).toEqual([])
    expect(match.view(1).own?.sealed).toBeNull()
    expect(asked(match)).toEqual([...speakers, '0 vote', '1 vote', '2 vote'])
    expect(match.view(null).open.table).toEqual(['0 halt'])
  })

  it('tells nobody by its refusals or views who has answered', () => {
    const [one, other] = [start(), start()]
    take(one, 1, 'vote', 'yes')
    for (const match of [one, other]) take(match, 0, 'speak', 'note')
    expect(JSON.stringify(one.view(null).open.asking)).toBe(JSON.stringify(other.view(null).open.asking))
  })
})

describe('an interrupt of the very step that seals', () => {
  const start = () => Match.start(chamber, 2, {}, keyOf(1)).match

  it('is still open to a seat whose sealed answer waits for the others', () => {
    const match = start()
    const id = idOf(match, 0, 'speak')
    take(match, 0, 'vote', 'yes')
    expect(asked(match)).toEqual(['1 vote', '0 speak', '1 speak'])
    expect(idOf(match, 0, 'speak')).toBe(id)
  })

  it("leaves this seat's own sealed question open", () => {
    const match = start()
    const id = idOf(match, 0, 'vote')
    take(match, 0, 'speak', 'note')
    expect(idOf(match, 0, 'vote')).toBe(id)
  })

  it("does not make the next round's question one that was answered already", () => {
    const match = start()
    take(match, 0, 'speak', 'note')
    const first = idOf(match, 0, 'vote')
    take(match, 0, 'vote', 'yes')
    take(match, 1, 'vote', 'no')
    expect(idOf(match, 0, 'vote')).not.toBe(first)
    take(match, 0, 'vote', 'no')
    take(match, 1, 'vote', 'no')
    expect(match.view(null).open.table).toEqual(['0 note', 'yes no', 'no no'])
    expect(match.outcome?.reason).toBe('done')
  })

  it('says nothing while it is half sealed: the note is told, the vote is not', () => {
    const match = start()
    take(match, 1, 'vote', 'yes')
    take(match, 0, 'speak', 'note')
    expect(match.view(0).open.table).toEqual(['0 note'])
    expect(match.view(1).own?.sealed).toEqual({ answer: 'yes' })
  })
})
