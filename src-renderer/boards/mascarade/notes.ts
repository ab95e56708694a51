/** A player's own notes on slots, where the table allows them: on this client alone, for this match alone. */
import { shallowRef, watch } from 'vue'
import { isCharacter, type Character } from '../../../src-shared/games/mascarade/characters'
import type { SlotId } from '../../../src-shared/games/mascarade'
import { recall, remember } from '../../platform'
import { isStandIn } from '../../store/table'

type Notes = { readonly [slot: SlotId]: Character }

const KEY = 'notes'

/** Notes of a match as they were kept; those of another match are forgotten. */
export function readNotes(kept: string | null, match: string): Notes {
  if (kept === null) return {}
  try {
    const read = JSON.parse(kept) as { match?: unknown; notes?: unknown }
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
  // A match that is only watched again: the notes of the one that is played stay as they are.
  if (isStandIn()) return { notes: shallowRef<Notes>({}), write: () => undefined }
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
