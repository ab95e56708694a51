/** Tells the table of a newly chosen face, and remembers it once the host has agreed. */
import { computed, ref, type WritableComputedRef } from 'vue'
import type { Avatar } from '../../src-shared/wire/avatars'
import { useMe } from '../store/me'
import { useTable } from '../store/table'

/** Arrow keys run through many faces: the host is told of the first at once, and of the last soon after. */
const PAUSE_MS = 400

/** @returns the chosen avatar: the wish while it is on its way, otherwise what is remembered */
export function useAvatarWish(): WritableComputedRef<Avatar> {
  const me = useMe()
  const table = useTable()
  const wish = ref<Avatar | null>(null)
  let sending = false

  async function sendWishes(): Promise<void> {
    sending = true
    while (wish.value !== null) {
      const avatar = wish.value
      if (await table.send({ kind: 'avatar', avatar })) me.setAvatar(avatar)
      if (wish.value === avatar) wish.value = null
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    }
    sending = false
  }

  return computed({
    get: () => wish.value ?? me.avatar,
    set: avatar => {
      wish.value = avatar
      if (!sending) void sendWishes()
    },
  })
}
