/** How many windows a hall has open, of one person and of everybody. */
import type { HallMember } from './member'

/** The most windows of one person. */
const MAX_WINDOWS = 6
/** With more, one window of each person is enough: the sockets that are left are for those who come. */
const MAX_IN_ALL = 300

/**
 * The window that closes when one more of a person opens; null for none.
 * @param members the windows that are open, the oldest first
 */
export function surplusWindow(members: readonly HallMember[], person: string): HallMember | null {
  const windowsOf = (id: string): HallMember[] => members.filter(member => member.person.id === id)
  const own = windowsOf(person)
  if (own.length >= MAX_WINDOWS) return own[0] ?? null
  if (members.length < MAX_IN_ALL) return null
  if (own.length > 0) return own[0] ?? null
  return members.find(({ person: { id } }) => windowsOf(id).length > 1) ?? null
}
