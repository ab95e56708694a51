/** Who sits before this screen: the name, asked once and remembered on this machine. */
import { defineStore } from 'pinia'
import { ref } from 'vue'
import { recall, remember } from '../platform'

export const useMe = defineStore('me', () => {
  const name = ref(recall('name') ?? '')

  function call(given: string): void {
    name.value = given
    remember('name', given)
  }
  return { name, call }
})
