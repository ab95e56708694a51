/** The hall as a page knows it: where its connection is, and the code that a table asks for. */
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { joinCodeProof } from '../../../src-shared/lan/joinCodeProof'
import { refuse, type Refusal } from '../../../src-shared/kernel'
import type { HallMessage } from '../../../src-shared/wire'
import type { Connection, OutgoingHallMessage } from '../../../src-renderer/connection/connection'
import { useHall } from '../../../src-renderer/hall/store'
import { useTable } from '../../../src-renderer/store/table'
import { frameOf, partyOf } from '../kit'

const address = vi.hoisted(() => ({ shown: [] as (string | null)[], go: (_: string | null) => undefined as unknown }))
vi.mock('../../../src-renderer/platform', async original => ({
  ...(await original<object>()),
  showTableInAddress: (table: string | null) => address.shown.push(table),
  onAddress: (act: (table: string | null) => void) => {
    address.go = act
  },
}))

let sent: OutgoingHallMessage[], replies: (Refusal | null)[], tell: (message: HallMessage) => void
beforeEach(() => {
  setActivePinia(createPinia())
  sent = []
  replies = []
  address.shown.length = 0
  useHall().connect({
    hall: {
      send: message => {
        sent.push(message)
        return Promise.resolve(replies.shift() ?? null)
      },
      onMessage: listener => {
        tell = listener
      },
    },
  } as Partial<Connection> as Connection)
})

const place = (at: string | null, why?: Refusal): void => {
  tell({ kind: 'place', hall: 'Club', at, ...(why ? { why } : {}) })
}
const hallView = (now = 0): void => {
  const you = { id: 'p0', name: 'Anna', avatar: { face: 'owl', colour: 'teal' }, organizer: false, seats: [] }
  tell({ kind: 'hall', now, tables: [], here: 1, games: [], openers: 'everybody', invite: [], you } as never)
}
const asked = (nonce = 'n1', table?: string): Refusal => refuse('codeNeeded', { nonce, ...(table ? { table } : {}) })
const notices = (): string[] => useTable().notices.map(({ why }) => why.refused)
/** The page is at a table, as an update of it has told. */
const sit = (id: string): void => {
  useTable().onUpdate(frameOf(null, { party: partyOf(2, { table: { id, name: 'Table' } }) }))
}

describe('the place of a connection', () => {
  it('is the hall until it is at a table, and is shown in the address', () => {
    const hall = useHall()
    hall.hasTexts = true
    place(null)
    expect(hall.isShown).toBe(false)
    hallView()
    expect(hall.isShown).toBe(true)
    place('t1')
    expect([hall.isShown, address.shown]).toEqual([false, [null, 't1']])
  })

  it('at another table forgets the table before, and the code that one asked for', async () => {
    const hall = useHall(),
      table = useTable()
    place('t1')
    sit('t1')
    replies.push(asked())
    await hall.enter('t2')
    expect(hall.askedCode?.table).toBe('t2')
    place('t1')
    expect([table.party?.table.id, hall.askedCode?.table]).toEqual(['t1', 't2'])
    place('t3')
    expect([table.party, hall.askedCode]).toEqual([null, null])
    sit('t3')
    place(null)
    expect(table.party).toBeNull()
  })

  it('that the person did not choose comes with its reason; a table that wants a code asks for it', () => {
    const hall = useHall()
    place(null, refuse('movedToHall'))
    expect([notices(), hall.askedCode]).toEqual([['movedToHall'], null])
    place(null, asked('n7', 't9'))
    expect([notices(), hall.askedCode]).toEqual([
      ['movedToHall'],
      { table: 't9', watch: false, nonce: 'n7', why: null },
    ])
  })

  it('follows the address when the person goes back and forth', () => {
    address.go('t1')
    // Not before it is known whether there is a hall at all.
    expect(sent).toEqual([])
    place('t1')
    address.go('t1')
    expect(sent).toEqual([])
    address.go('t2')
    address.go(null)
    expect(sent).toEqual([{ kind: 'enterTable', table: 't2', watch: false }, { kind: 'toHall' }])
  })
})

describe('the code of a table', () => {
  it('is proved, never sent, for the way in that was wanted', async () => {
    const hall = useHall()
    replies.push(asked('n1'))
    await hall.enter('t1', true)
    await hall.giveCode('1234-5678')
    expect(sent.at(-1)).toEqual({
      kind: 'enterTable',
      table: 't1',
      watch: true,
      proof: joinCodeProof('1234-5678', 'n1'),
    })
    expect(JSON.stringify(sent)).not.toContain('1234-5678')
    expect(hall.askedCode).toBeNull()
  })

  it.each(['codeWrong', 'codeBusy'])('is asked for again after %s, with that reason', async refused => {
    const hall = useHall()
    replies.push(asked('n1'), refuse(refused))
    await hall.enter('t1')
    await hall.giveCode('no')
    expect([hall.askedCode, notices()]).toEqual([{ table: 't1', watch: false, nonce: 'n1', why: refuse(refused) }, []])
  })

  it('is no matter of other refusals: those are shown', async () => {
    const hall = useHall()
    replies.push(refuse('tableFull'), asked(), refuse('tableUnknown'), refuse('codeNeeded'))
    await hall.enter('t1')
    await hall.enter('t2')
    await hall.giveCode('1')
    // Without a challenge there is nothing to prove.
    await hall.enter('t3')
    expect(notices()).toEqual(['tableFull', 'tableUnknown', 'codeNeeded'])
    expect(hall.askedCode?.table).toBe('t2')
    hall.forgetCode()
    await hall.giveCode('1')
    expect(sent).toHaveLength(4)
  })
})

describe('what the hall says', () => {
  it("is taken with the host's clock", () => {
    const before = performance.now()
    hallView(before + 60_000)
    expect(useHall().clockOffset).toBeGreaterThan(59_000)
    expect(useHall().clockOffset).toBeLessThanOrEqual(60_000)
  })

  it('to everybody stands until it is taken back', () => {
    const hall = useHall()
    tell({ kind: 'announcement', text: 'Pizza!', by: 'Anna' })
    expect(hall.announcement?.text).toBe('Pizza!')
    tell({ kind: 'announcement', text: '', by: 'Anna' })
    expect(hall.announcement).toBeNull()
  })

  it('against a request is shown', async () => {
    replies.push(refuse('organizerOnly'))
    expect(await useHall().send({ kind: 'toHall' })).toBe(false)
    expect(notices()).toEqual(['organizerOnly'])
    expect(await useHall().send({ kind: 'toHall' })).toBe(true)
  })

  it('is forgotten with the host: nothing is sent to anybody then', async () => {
    const hall = useHall()
    place('t1')
    hallView()
    tell({ kind: 'announcement', text: 'Pizza!', by: 'Anna' })
    replies.push(asked())
    await hall.enter('t2')
    hall.forget()
    expect([hall.place, hall.view, hall.announcement, hall.askedCode, hall.drawChecked]).toEqual(Array(5).fill(null))
    expect(await hall.send({ kind: 'toHall' })).toBe(false)
    expect([sent.length, notices()]).toEqual([1, ['notSent']])
  })
})
