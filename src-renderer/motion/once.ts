/** A board may come and go while a frame stands: what happened in it is seen happening once. */
import type { Frame } from '../../src-shared/wire'

const frames = new WeakSet<Frame>()

/** Whether it was asked for this frame before. */
export function wasSeen(frame: Frame): boolean {
  if (frames.has(frame)) return true
  frames.add(frame)
  return false
}
