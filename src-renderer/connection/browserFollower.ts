/** Follows a table from a browser, which goes to another address with all that it remembers for the table. */
import { readHostAnswer } from '../../src-shared/wire'
import { askComputer, goTo, tableAddress } from '../platform'
import { withBelongings } from './belongings'
import type { Follower } from './following'

/** Milliseconds for which an answer may take. */
const ANSWER_MS = 1200

const hostOf = (address: string, port: number): string => `${address.includes(':') ? `[${address}]` : address}:${port}`

export function browserFollower(): Follower {
  const { origin, screen } = tableAddress()
  return {
    async ask({ addresses, port }, table, nonce) {
      const query = new URLSearchParams({ table, nonce }).toString()
      const answers = await Promise.all(
        addresses
          .map(address => hostOf(address, port))
          .map(async at => {
            const answer = readHostAnswer(await askComputer(`http://${at}/hosts?${query}`, ANSWER_MS))
            return answer && { answer, at }
          }),
      )
      return answers.find(one => one !== null) ?? null
    },
    go(_, table, at) {
      const query = new URLSearchParams({ table, ...(screen ? { screen: '1' } : {}) })
      goTo(withBelongings(`http://${at}/?${query.toString()}`, origin, at, table))
    },
    isHere: (_, at) => at === origin,
    // Over http nobody proves anything.
    confirms: false,
  }
}
