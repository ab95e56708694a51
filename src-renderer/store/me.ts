/** The name, face and colour of the person at this screen: asked once and remembered on this machine. */
import { defineStore } from 'pinia'
import * as v from 'valibot'
import { ref } from 'vue'
import { avatarAt, avatarSchema, COLOURS, FACES, type Avatar } from '../../src-shared/wire'
import { randomBelow, recall, remember } from '../platform'

const AVATAR = 'avatar'

/** The avatar that is remembered, or else one that chance chooses and that is remembered from then on. */
function recalled(): Avatar {
  const [face, colour] = (recall(AVATAR) ?? '').split(' ')
  const known = { face, colour }
  if (v.is(avatarSchema, known)) return known
  const drawn = avatarAt(randomBelow(FACES.length * COLOURS.length))
  remember(AVATAR, textOf(drawn))
  return drawn
}

const textOf = ({ face, colour }: Avatar): string => `${face} ${colour}`

export const useMe = defineStore('me', () => {
  const name = ref(recall('name') ?? '')
  const avatar = ref(recalled())

  function setName(newName: string): void {
    name.value = newName
    remember('name', newName)
  }

  function setAvatar(newAvatar: Avatar): void {
    avatar.value = newAvatar
    remember(AVATAR, textOf(newAvatar))
  }
  return { name, avatar, setName, setAvatar }
})
