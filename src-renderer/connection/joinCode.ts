/** The join code that the person has typed, until the page is closed. People who are in use a token instead. */
import { ref } from 'vue'

export const joinCode = ref<string | null>(null)
