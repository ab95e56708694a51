/** The name of the person at this screen: asked once and remembered on this machine. */
import { defineStore } from 'pinia'
import { ref } from 'vue'
import { recall, remember } from '../platform'

export const useMe = defineStore('me', () => {
  const name = ref(recall('name') ?? '')

  function setName(newName: string): void {
    name.value = newName
    remember('name', newName)
  }
  return { name, setName: setName }
})
