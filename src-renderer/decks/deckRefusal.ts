/** Why the last deck file was refused: it stays until its reader dismisses it, or a deck is taken. */
import { shallowRef } from 'vue'
import type { Refusal } from '../../src-shared/kernel/refusal'
import { perTable } from '../store/table'

export const useDeckRefusal = perTable(() => ({
  /** With the game for which the file was meant. */
  refusal: shallowRef<{ readonly game: string; readonly why: Refusal } | null>(null),
}))
