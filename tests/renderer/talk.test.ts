/** What the page hears of the talk: when it asks for it, whom it shows, and how a line is told. */
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Connection, Saying } from '../../src-renderer/connection/connection'
import { standInTable, useTable } from '../../src-renderer/store/table'
import { useTalk } from '../../src-renderer/talk/store'
import { heardText, saidText } from '../../src-renderer/talk/words'
import { PHRASES, REACTIONS, type Frame, type TalkLine, type TalkMessage } from '../../src-shared/wire'
import { allWords } from '../kit/page'
import { frameOf, partyOf } from './kit'

let said: Saying[] = []
let hearFrame: (frame: Frame) => void = () => undefined
let hearTalk: (message: TalkMessage) => void = () => undefined
const nothing = (): void => undefined

const paper: Connection = {
  send: message => {
    said.push(message)
    return Promise.resolve(null)
  },
  onFrame: to => {
    hearFrame = to
  },
  onTalk: to => {
    hearTalk = to
  },
  onState: nothing,
  onDeck: nothing,
  onLink: nothing,
  onPast: nothing,
  onFair: nothing,
  retry: nothing,
  close: nothing,
}
const line = (by: string, text: string): TalkLine => ({ by, name: by, seat: 1, said: { as: 'text', text } })
const told = (past: boolean, ...lines: TalkLine[]): TalkMessage => ({ kind: 'talk', past, lines })
const arrival = (id = 't'): Frame =>
  frameOf(null, { party: partyOf(2, { talk: 'free', table: { id, name: 'T' } }), log: [] })
const texts = (): string[] => useTalk().lines.map(one => (one.said.as === 'text' ? one.said.text : ''))

/** Two shelves of a browser that keeps what it is given. */
beforeEach(() => {
  const shelf = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
    const kept = new Map<string, string>()
    return {
      getItem: key => kept.get(key) ?? null,
      setItem: (key, value) => {
        kept.set(key, value)
      },
      removeItem: key => {
        kept.delete(key)
      },
    }
  }
  vi.stubGlobal('window', { localStorage: shelf(), sessionStorage: shelf() })
  setActivePinia(createPinia())
  said = []
})

describe('listening', () => {
  it('is said to the host on each arrival, and on no other frame', () => {
    useTable().join(paper)
    hearFrame(arrival())
    expect(said).toEqual([{ kind: 'listen', on: true }])
    hearFrame(frameOf(null, { party: partyOf(2, { talk: 'free' }) }))
    expect(said).toHaveLength(1)
    hearFrame(arrival())
    expect(said).toHaveLength(2)
  })

  it('is not said to a host from before there was talk', () => {
    useTable().join(paper)
    hearFrame(frameOf(null, { log: [] }))
    expect(said).toEqual([])
  })

  it('is not said by who has switched it off, on another page of theirs neither', () => {
    useTable().join(paper)
    hearFrame(arrival())
    hearTalk(told(false, line('p1', 'hello')))
    useTalk().hears(false)
    expect(said.at(-1)).toEqual({ kind: 'listen', on: false })
    expect(texts()).toEqual([])
    setActivePinia(createPinia())
    said = []
    useTable().join(paper)
    hearFrame(arrival())
    expect(said).toEqual([])
    useTalk().hears(true)
    expect(said).toEqual([{ kind: 'listen', on: true }])
  })

  it('is no matter of a table that no host stands behind', () => {
    useTable().join(paper)
    hearFrame(arrival())
    const live = hearTalk
    standInTable().join({
      ...paper,
      onTalk: () => {
        throw new Error('nobody talks there')
      },
    })
    live(told(false, line('p1', 'hello')))
    expect(texts()).toEqual(['hello'])
  })
})

describe('what is heard', () => {
  it("is counted as new while the panel is closed: neither one's own, nor what was said before", () => {
    useTable().join(paper)
    hearFrame(arrival())
    hearTalk(told(true, line('p1', 'before')))
    hearTalk(told(false, line('p0', 'mine')))
    expect(useTalk().unheard).toBe(0)
    hearTalk(told(false, line('p1', 'new')))
    expect(useTalk().unheard).toBe(1)
    useTalk().show(true)
    expect(useTalk().unheard).toBe(0)
    useTalk().show(false)
    expect(useTalk().unheard).toBe(0)
  })

  it('after a gap is told as a whole, and stands there once', () => {
    useTable().join(paper)
    hearFrame(arrival())
    hearTalk(told(false, line('p1', 'a')))
    hearTalk(told(true, line('p1', 'a'), line('p1', 'b')))
    expect(texts()).toEqual(['a', 'b'])
  })

  it('is never of a person who is muted here, at this table, until they are heard again', () => {
    useTable().join(paper)
    hearFrame(arrival())
    hearTalk(told(false, line('p1', 'a'), line('p2', 'b')))
    useTalk().mute('p1', true)
    hearTalk(told(false, line('p1', 'c')))
    expect(texts()).toEqual(['b'])
    expect(said.filter(one => one.kind !== 'listen')).toEqual([])
    hearFrame(arrival('another'))
    expect(useTalk().muted).toEqual([])
    hearFrame(arrival())
    expect(useTalk().muted).toEqual(['p1'])
    useTalk().mute('p1', false)
    expect(texts()).toEqual(['a', 'b', 'c'])
  })
})

describe('a line', () => {
  it.each(['en', 'ru', 'it'] as const)('that was one press has its words in %s', language => {
    const words = allWords(language)
    for (const key of PHRASES) expect(saidText({ said: { as: 'phrase', key } }, words)).not.toMatch(/^talk\.|^$/)
    for (const key of REACTIONS) expect(saidText({ said: { as: 'reaction', key } }, words)).not.toMatch(/^talk\.|^$/)
  })

  it('of a newer host, for which there are no words, is not told at all', () => {
    for (const as of ['phrase', 'reaction'] as const)
      expect(heardText({ ...line('p1', ''), said: { as, key: 'unheard of' } }, allWords('en'))).toBe('')
  })

  it('hides and reorders nothing around it', () => {
    expect(heardText({ ...line('p1', 'a\u202eb{n}'), name: 'A\u202enna' }, allWords('en'))).toBe('Anna: ab{n}')
  })
})
