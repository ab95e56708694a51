/** A table of guests at a host of ours: sitting down, starting, and what is answered next. */
import { drawAnswer, SEEN, type ChoiceSpec, type Random } from '../../src-shared/kernel'
import { PROTOCOL } from '../../src-shared/wire'
import { Guest } from './guest'

/** Where a guest connects, and from where; everything is optional. */
interface Way {
  readonly token?: string | null
  readonly table?: string
  readonly from?: string
}

const hello = (name: string, { token, table }: Way) =>
  JSON.stringify({
    kind: 'hello',
    n: 0,
    version: PROTOCOL,
    name,
    ...(token ? { token } : {}),
    ...(table === undefined ? {} : { table }),
  })

/** Comes to the table, or back to it by a token. @returns once the first frame is there */
export async function arrive(port: number, name: string, way: Way = {}): Promise<Guest> {
  const guest = await Guest.connect(port, way.from)
  guest.send(hello(name, way))
  await guest.until(() => guest.text !== '')
  return guest
}

/** This many guests at the host's first table, where Mascarade has begun. Guests without a seat are spectators. */
export async function openTable(port: number, count: number): Promise<Guest[]> {
  const guests: Guest[] = []
  for (let i = 0; i < count; i++) guests.push(await arrive(port, `Guest ${i + 1}`))
  const [host] = guests
  if (!host) throw new Error('a table of nobody')
  if (host.frame.party.game !== 'mascarade') await host.ask({ kind: 'game', n: 1, game: 'mascarade' })
  await Promise.all(guests.map(guest => guest.heardAll()))
  for (const guest of guests.slice(1))
    if (guest.frame.party.you.seat !== null) await guest.ask({ kind: 'ready', n: 2, ready: true })
  await host.ask({ kind: 'start', n: 3 })
  await Promise.all(guests.map(guest => guest.heardAll()))
  return guests
}

/** Swaps and looks only: nobody gains by them, and the match goes on and on. */
const idle = (pick: ChoiceSpec): ChoiceSpec =>
  pick.pick === 'branch' && 'announce' in pick.of
    ? { pick: 'branch', of: Object.fromEntries(Object.entries(pick.of).filter(([branch]) => branch !== 'announce')) }
    : pick

/** Answers, by chance, one of the asks that the guests have; what is being shown is closed first. @param endless whether nobody shall win @returns null when nobody is asked */
export function drawnAnswer(
  guests: readonly Guest[],
  random: Random,
  n: number,
  endless = false,
): { readonly who: number; readonly text: string } | null {
  const open = guests.flatMap((guest, who) => (guest.frame.match?.view.own?.asks ?? []).map(ask => ({ who, ask })))
  const { who, ask } =
    open.find(one => one.ask.key === SEEN) ?? open[random.nextInt(Math.max(1, open.length), '')] ?? {}
  if (who === undefined || !ask) return null
  const answer = drawAnswer(endless ? idle(ask.pick) : ask.pick, of => random.nextInt(of, ''))
  return { who, text: JSON.stringify({ kind: 'answer', n, ask: ask.id, answer }) }
}

/**
 * What is answered next at a table where somebody always is.
 * @param endless whether nobody shall win
 * @returns null when the match was over, and another one has begun
 */
export async function nextAnswer(
  guests: readonly Guest[],
  random: Random,
  n: number,
  endless = false,
): Promise<{ readonly who: number; readonly text: string } | null> {
  if (guests[0]?.frame.party.phase === 'result') {
    await guests[0].ask({ kind: 'rematch', n })
    await Promise.all(guests.map(guest => guest.heardAll()))
    return null
  }
  const drawn = drawnAnswer(guests, random, n, endless)
  if (!drawn) throw new Error('nobody is asked')
  return drawn
}
