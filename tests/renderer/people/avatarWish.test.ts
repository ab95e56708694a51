/** A newly chosen face: shown at once, told to the table, remembered once the host has agreed. */
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAvatarWish } from '../../../src-renderer/people/avatarWish'
import { useMe } from '../../../src-renderer/store/me'
import { useTable } from '../../../src-renderer/store/table'
import { refuse, type Refusal } from '../../../src-shared/kernel'
import { avatarAt, type Avatar } from '../../../src-shared/wire'
import type { Connection, OutgoingMessage } from '../../../src-renderer/connection/connection'

const [FIRST, SECOND, THIRD] = [avatarAt(1), avatarAt(2), avatarAt(3)]
let told: Avatar[], reply: ((why: Refusal | null) => void)[]
beforeEach(() => {
  vi.useFakeTimers()
  setActivePinia(createPinia())
  told = []
  reply = []
  const ignore = (): undefined => undefined
  const connection = new Proxy({} as Connection, {
    get: (_, name) =>
      name === 'send'
        ? (message: OutgoingMessage) => {
            if (message.kind === 'avatar') told.push(message.avatar)
            return new Promise<Refusal | null>(done => reply.push(done))
          }
        : ignore,
  })
  useTable().join(connection)
})
afterEach(() => {
  vi.useRealTimers()
})
const answer = async (why: Refusal | null = null): Promise<void> => {
  reply.shift()?.(why)
  await vi.advanceTimersByTimeAsync(400)
}

it('is shown at once, and remembered when the host has agreed', async () => {
  const me = useMe(),
    before = me.avatar,
    wish = useAvatarWish()
  wish.value = FIRST
  expect([wish.value, me.avatar, told]).toEqual([FIRST, before, [FIRST]])
  await answer()
  expect([wish.value, me.avatar]).toEqual([FIRST, FIRST])
})

it('is what it was before, where the host does not agree', async () => {
  const me = useMe(),
    before = me.avatar,
    wish = useAvatarWish()
  expect(before).not.toEqual(SECOND)
  wish.value = SECOND
  await answer(refuse('whilePlayed'))
  expect([wish.value, me.avatar]).toEqual([before, before])
})

it('of many in a row is told first and last, one at a time', async () => {
  const wish = useAvatarWish()
  wish.value = FIRST
  wish.value = SECOND
  wish.value = THIRD
  expect([wish.value, told]).toEqual([THIRD, [FIRST]])
  reply.shift()?.(null)
  await vi.advanceTimersByTimeAsync(399)
  // The wish stays on show while it waits for its turn.
  expect([wish.value, told]).toEqual([THIRD, [FIRST]])
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual([FIRST, THIRD])
  await answer()
  expect([wish.value, useMe().avatar]).toEqual([THIRD, THIRD])
  wish.value = SECOND
  expect(told).toEqual([FIRST, THIRD, SECOND])
})
