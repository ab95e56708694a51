/** A player's own notes on slots, where the table allows them: on this client, for this match. */
import { shallowRef, watch } from 'vue'
import { isCharacter, type Character } from '../../../src-shared/games/mascarade/rules/characters'
import type { SlotId } from '../../../src-shared/games/mascarade/rules'
import { recall, remember } from '../../platform'
import { isLocalTable } from '../../store/table'

type Notes = { readonly [slot: SlotId]: Character }

const KEY = 'notes'

/** Stored notes of this match; those of another match are dropped. */
export function readNotes(stored: string | null, match: string): Notes {
  if (stored === null) return {}
  try {
    const read = JSON.parse(stored) as { match?: unknown; notes?: unknown }
    if (read.match !== match || typeof read.notes !== 'object' || read.notes === null) return {}
    return Object.fromEntries(
      Object.entries(read.notes).filter((note): note is [string, Character] => isCharacter(note[1])),
    )
  } catch {
    return {}
  }
}

const notes = shallowRef<Notes>({})
let current = ''

export function useNotes(match: () => string) {
  // In a replay or lesson the notes of the live match stay as they are.
  if (isLocalTable()) return { notes: shallowRef<Notes>({}), write: () => undefined }
  watch(
    match,
    id => {
      if (id === current) return
      current = id
      notes.value = readNotes(recall(KEY), id)
    },
    { immediate: true },
  )

  function write(slot: SlotId, character: Character | null): void {
    const others = Object.fromEntries(Object.entries(notes.value).filter(([at]) => at !== slot))
    notes.value = character ? { ...others, [slot]: character } : others
    remember(KEY, JSON.stringify({ match: current, notes: notes.value }))
  }
  return { notes, write }
}
