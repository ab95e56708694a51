/** Follows a table from a browser, which goes to another address with its person's place. */
import { isTablePlace } from '../../src-shared/lan/tablePlace'
import { readHostAnswer } from '../../src-shared/wire'
import { askComputer, goTo, pageSurroundings, tableAddress } from '../platform'
import { withBelongings } from './belongings'
import type { Follower } from './following'

/** Milliseconds for which an answer may take. */
const ANSWER_MS = 1200

const hostOf = (address: string, port: number): string => `${address.includes(':') ? `[${address}]` : address}:${port}`

export function browserFollower(): Follower {
  const { origin, screen } = tableAddress(),
    here = pageSurroundings()
  return {
    async ask({ addresses, port }, table, nonce) {
      const query = new URLSearchParams({ table, nonce }).toString()
      const answers = await Promise.all(
        addresses
          .filter(address => isTablePlace(address, port, here))
          .map(address => hostOf(address, port))
          .map(async at => {
            const answer = readHostAnswer(await askComputer(`http://${at}/hosts?${query}`, ANSWER_MS))
            return answer && { answer, at }
          }),
      )
      // An address may have become another computer's.
      return answers.find(one => one?.answer.hosts) ?? answers.find(one => one !== null) ?? null
    },
    go(_, table, at) {
      const query = new URLSearchParams({ table, ...(screen ? { screen: '1' } : {}) })
      const address = `http://${at}/?${query.toString()}`
      goTo(screen ? address : withBelongings(address, origin, table))
    },
    isHere: (_, at) => at === origin,
    // Over http nobody proves anything.
    confirms: false,
  }
}
