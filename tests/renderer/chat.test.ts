/** The page's chat: when it subscribes, whom it shows, and the text of a line. */
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Connection, OutgoingMessage } from '../../src-renderer/connection/connection'
import { localTable, useTable } from '../../src-renderer/store/table'
import { useChat } from '../../src-renderer/chat/store'
import { chatLineText, chatContentText } from '../../src-renderer/chat/chatText'
import { PHRASES, REACTIONS, type StateUpdate, type ChatLine, type ChatMessage } from '../../src-shared/wire'
import { allWords } from '../kit/page'
import { frameOf, partyOf } from './kit'

let said: OutgoingMessage[] = []
let hearFrame: (frame: StateUpdate) => void = () => undefined
let hearTalk: (message: ChatMessage) => void = () => undefined
const nothing = (): void => undefined

const paper: Connection = {
  send: message => {
    said.push(message)
    return Promise.resolve(null)
  },
  onUpdate: to => {
    hearFrame = to
  },
  onChat: to => {
    hearTalk = to
  },
  onState: nothing,
  onDeck: nothing,
  onLink: nothing,
  onHistory: nothing,
  onFairDeal: nothing,
  retry: nothing,
  close: nothing,
}
const line = (by: string, text: string): ChatLine => ({ by, name: by, seat: 1, said: { as: 'text', text } })
const told = (past: boolean, ...lines: ChatLine[]): ChatMessage => ({ kind: 'talk', past, lines })
const arrival = (id = 't'): StateUpdate => frameOf(null, { party: partyOf(2, { table: { id, name: 'T' } }), log: [] })
const texts = (): string[] => useChat().lines.map(one => (one.said.as === 'text' ? one.said.text : ''))

/** Both storages of a browser. */
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

describe('subscribing', () => {
  it('happens on each arrival, and on no other update', () => {
    useTable().join(paper)
    hearFrame(arrival())
    expect(said).toEqual([{ kind: 'listen', on: true }])
    hearFrame(frameOf(null, { party: partyOf(2) }))
    expect(said).toHaveLength(1)
    hearFrame(arrival())
    expect(said).toHaveLength(2)
  })

  it('does not happen after it was turned off, also on another page of the same browser', () => {
    useTable().join(paper)
    hearFrame(arrival())
    hearTalk(told(false, line('p1', 'hello')))
    useChat().setListening(false)
    expect(said.at(-1)).toEqual({ kind: 'listen', on: false })
    expect(texts()).toEqual([])
    setActivePinia(createPinia())
    said = []
    useTable().join(paper)
    hearFrame(arrival())
    expect(said).toEqual([])
    useChat().setListening(true)
    expect(said).toEqual([{ kind: 'listen', on: true }])
  })

  it('does not happen at a table without a host', () => {
    useTable().join(paper)
    hearFrame(arrival())
    const live = hearTalk
    localTable().join({
      ...paper,
      onChat: () => {
        throw new Error('nobody talks there')
      },
    })
    live(told(false, line('p1', 'hello')))
    expect(texts()).toEqual(['hello'])
  })
})

describe('received lines', () => {
  it('count as unread while the panel is closed, except own and earlier ones', () => {
    useTable().join(paper)
    hearFrame(arrival())
    hearTalk(told(true, line('p1', 'before')))
    hearTalk(told(false, line('p0', 'mine')))
    expect(useChat().unheard).toBe(0)
    hearTalk(told(false, line('p1', 'new')))
    expect(useChat().unheard).toBe(1)
    useChat().show(true)
    expect(useChat().unheard).toBe(0)
    useChat().show(false)
    expect(useChat().unheard).toBe(0)
  })

  it('come as a whole after a lost connection, and are listed once', () => {
    useTable().join(paper)
    hearFrame(arrival())
    hearTalk(told(false, line('p1', 'a')))
    hearTalk(told(true, line('p1', 'a'), line('p1', 'b')))
    expect(texts()).toEqual(['a', 'b'])
  })

  it('leave out muted persons, at this table, until they are unmuted', () => {
    useTable().join(paper)
    hearFrame(arrival())
    hearTalk(told(false, line('p1', 'a'), line('p2', 'b')))
    useChat().mute('p1', true)
    hearTalk(told(false, line('p1', 'c')))
    expect(texts()).toEqual(['b'])
    expect(said.filter(one => one.kind !== 'listen')).toEqual([])
    hearFrame(arrival('another'))
    expect(useChat().muted).toEqual([])
    hearFrame(arrival())
    expect(useChat().muted).toEqual(['p1'])
    useChat().mute('p1', false)
    expect(texts()).toEqual(['a', 'b', 'c'])
  })
})

describe('a line', () => {
  it.each(['en', 'ru', 'it'] as const)('of a quick phrase is translated to %s', language => {
    const words = allWords(language)
    for (const key of PHRASES) expect(chatContentText({ said: { as: 'phrase', key } }, words)).not.toMatch(/^talk\.|^$/)
    for (const key of REACTIONS)
      expect(chatContentText({ said: { as: 'reaction', key } }, words)).not.toMatch(/^talk\.|^$/)
  })

  it('of a newer host that cannot be translated is left out', () => {
    for (const as of ['phrase', 'reaction'] as const)
      expect(chatLineText({ ...line('p1', ''), said: { as, key: 'unheard of' } }, allWords('en'))).toBe('')
  })

  it('hides and reorders nothing around it', () => {
    expect(chatLineText({ ...line('p1', 'a\u202eb{n}'), name: 'A\u202enna' }, allWords('en'))).toBe('Anna: ab{n}')
  })
})

describe('another table', () => {
  it('begins without the lines, the draft and the panel of the one before, and with its own mutes', () => {
    const chat = useChat()
    useTable().join(paper)
    hearFrame(arrival('a'))
    hearTalk(told(false, line('boris', 'hello'), line('carla', 'good evening')))
    chat.show(true)
    chat.typed = 'not for everybody'
    chat.mute('boris', true)
    useTable().join(paper)
    expect([texts(), chat.typed, chat.open]).toEqual([[], '', false])
    hearFrame(arrival('b'))
    expect(chat.muted).toEqual([])
    hearFrame(arrival('a'))
    expect(chat.muted).toEqual(['boris'])
  })
})

describe('lines', () => {
  it('are a hundred at most: the oldest go', () => {
    useTable().join(paper)
    hearFrame(arrival())
    for (let n = 0; n < 105; n++) hearTalk(told(false, line('boris', `line ${n}`)))
    expect([texts().length, texts()[0]]).toEqual([100, 'line 5'])
  })

  it('that come while the panel is open have been read when it closes', () => {
    const chat = useChat()
    useTable().join(paper)
    hearFrame(arrival())
    chat.show(true)
    hearTalk(told(false, line('boris', 'hello')))
    chat.show(false)
    expect(chat.unheard).toBe(0)
  })

  it('are gone when the chat is switched off, on every table and in every window to come', () => {
    const chat = useChat()
    useTable().join(paper)
    hearFrame(arrival())
    hearTalk(told(false, line('boris', 'hello')))
    chat.setListening(false)
    expect(texts()).toEqual([])
    setActivePinia(createPinia())
    expect(useChat().silenced).toBe(true)
    useChat().setListening(true)
    setActivePinia(createPinia())
    expect(useChat().silenced).toBe(false)
  })
})
