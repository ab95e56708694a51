/** What this computer stores for others, over all tables that it keeps: in memory, and as much on its disk. */
import { sizeOf, storedOf, type Computer, type Durable, type Message } from './protocol'

/** Characters of the tables of one host, and of all: a long match takes 10 million with its entries. */
const MOST_OF_HOST = 2 ** 27,
  MOST_OF_ALL = 2 ** 28

/**
 * A message as far as there is room for it: without its entries where these do not fit. It is still a sign of life.
 * @param kept the tables that are kept here and hosted elsewhere
 * @returns null where nothing of it is taken
 */
export function asFits(message: Message, from: Computer, kept: readonly Durable[]): Message | null {
  if (message.kind !== 'prepare' && message.kind !== 'append') return message
  const more = message.kind === 'prepare' ? sizeOf([message.replica]) : sizeOf([{ base: '', entries: message.entries }])
  const stored = (some: readonly Durable[]): number => some.reduce((sum, one) => sum + storedOf(one), more)
  const fits = stored(kept.filter(({ host }) => host === from)) <= MOST_OF_HOST && stored(kept) <= MOST_OF_ALL
  if (fits || more === 0) return message
  return message.kind === 'append' ? { ...message, entries: [] } : null
}
