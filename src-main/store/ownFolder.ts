/**
 * Whether a folder is one where this user alone can make files: elsewhere somebody else of this machine could put a link in
 * the place of a file, and this program would write where it leads. Windows has rights of another kind: not looked at.
 */
import { lstatSync, readdirSync, readlinkSync, statSync, type Stats } from 'node:fs'
import path from 'node:path'

const ROOT = 0,
  BY_GROUP = 0o020,
  BY_ALL = 0o002,
  /** In such a folder everybody may make files, and only their owner may replace them. */
  STICKY = 0o1000
/** Links that lead on to links; systems follow forty. */
const MAX_LINKS = 40

interface User {
  readonly uid: number
  readonly gid: number
}

const isOwn = ({ uid }: Stats, user: User): boolean => uid === user.uid || uid === ROOT

/** Many systems give each user a group of their own, of the same number, and let it write. */
const isOpen = ({ mode, gid }: Stats, user: User): boolean =>
  (mode & BY_ALL) !== 0 || ((mode & BY_GROUP) !== 0 && !(gid === user.gid && user.gid === user.uid))

const look = (file: string): Stats | null => lstatSync(file, { throwIfNoEntry: false }) ?? null

/** @returns what others can replace on the way to a folder; null for nothing, as far as the folders are there */
function replaceableOn(folder: string, user: User, links = 0): string | null {
  const { root } = path.parse(folder)
  let at = root
  for (const name of folder.slice(root.length).split(path.sep)) {
    at = path.join(at, name)
    const found = look(at)
    if (!found) return null
    if (!isOwn(found, user)) return at
    if (found.isSymbolicLink()) {
      if (links === MAX_LINKS) return at
      const target = path.resolve(path.dirname(at), readlinkSync(at), path.relative(at, folder))
      return replaceableOn(target, user, links + 1)
    }
    if (isOpen(found, user) && (found.mode & STICKY) === 0) return at
  }
  return null
}

/**
 * @param folder absolute; it may not be there yet
 * @returns what somebody else owns, or may replace, in the folder or on the way to it; null where all is this user's
 */
export function ofOthers(folder: string): string | null {
  const uid = process.getuid?.(),
    gid = process.getgid?.()
  if (uid === undefined || gid === undefined) return null
  const user = { uid, gid }
  const replaceable = replaceableOn(folder, user)
  if (replaceable !== null || !look(folder)) return replaceable
  // Behind the links that this user has made.
  const own = statSync(folder)
  if (own.uid !== uid || isOpen(own, user)) return folder
  const foreign = readdirSync(folder).find(name => {
    // What another program of this user removes meanwhile is no longer there.
    const found = look(path.join(folder, name))
    return found && !isOwn(found, user)
  })
  return foreign === undefined ? null : path.join(folder, foreign)
}
