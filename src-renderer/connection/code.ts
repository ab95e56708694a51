/** The table's join code as the person has given it: for this page, until it goes. Whoever is in has a token. */
import { ref } from 'vue'

export const joinCode = ref<string | null>(null)
