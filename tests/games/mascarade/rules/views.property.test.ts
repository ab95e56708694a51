/** What every view of random play may hold, decoded by a model that gets the events alone. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fastRandom, Match, type Json, type Random, type Seat } from '../../../../src-shared/kernel'
import { mascarade, type MascaradeEvent } from '../../../../src-shared/games/mascarade/rules'
import { slotsOf } from '../../../../src-shared/games/mascarade/rules/slots'
import { anyOptions, playOut, SEAT_COUNTS, type Taken } from './play'
import { deal, type MascaradeMatch } from './table'

/** What lies face up, as a listener at the table knows it. */
class Listener {
  readonly faceUp: Set<string>
  constructor(all: readonly string[]) {
    this.faceUp = new Set(all)
  }

  hear(event: MascaradeEvent): void {
    switch (event.kind) {
      case 'reveal':
        for (const card of event.cards) this.faceUp.add(card.slot)
        return
      case 'cover':
        for (const slot of event.slots) this.faceUp.delete(slot)
        return
      case 'swap':
        for (const slot of event.slots) this.faceUp.delete(slot)
        return
      default:
    }
  }
}

/** What each seat was last shown and has not closed, by the events and its own answers. */
class Memory {
  private shown: { readonly seat: Seat; readonly ask: string; readonly what: readonly Json[] }[] = []

  hear({ entry, events, state }: Taken, slots: readonly string[]): void {
    // Its hand or its clock close what a seat was shown, and its next answer by hand closes all of it.
    const closesAll = entry.by === 'hand' && !entry.ask.includes('/seen/')
    this.shown = this.shown.filter(one => one.ask !== entry.ask && !(closesAll && one.seat === entry.seat))
    const add = (seat: Seat, what: readonly Json[]): void => {
      this.shown.push({ seat, ask: `${state.moment}/seen/${seat}`, what })
    }
    for (const { event } of events) {
      if (event.kind === 'look')
        add(
          event.seat,
          event.slots.map(slot => ({ kind: 'card', slot, character: state.cards[slots.indexOf(slot)] ?? '' })),
        )
      if (event.kind === 'swap') add(event.seat, [{ kind: 'swapped', slots: [...event.slots] }])
    }
    if (state.outcome) this.shown = []
  }

  of(seat: Seat): readonly Json[] {
    return this.shown.filter(one => one.seat === seat).flatMap(one => one.what)
  }
}

/** The same match with its face-down cards dealt again among themselves. */
function shuffledHidden(match: MascaradeMatch, random: Random): MascaradeMatch {
  const snapshot = match.snapshot()
  const { cards, faceUp, seats } = snapshot.state
  const slots = slotsOf(seats, cards.length)
  const hidden = slots.flatMap((slot, i) => (faceUp.includes(slot.id) ? [] : [i]))
  const left = hidden.map(i => cards[i])
  const dealt = [...cards]
  for (const i of hidden) {
    const [card] = left.splice(random.nextInt(left.length, ''), 1)
    if (card) dealt[i] = card
  }
  return Match.resume(mascarade, { ...snapshot, state: { ...snapshot.state, cards: dealt } })
}

const watched = (
  seats: number,
  runs: number,
  look: (match: MascaradeMatch, taken: Taken, random: Random) => void,
): void => {
  fc.assert(
    fc.property(anyOptions(seats), fc.nat(1_000_000), (options, seed) => {
      const { match } = deal(seats, options, seed % 256)
      const random = fastRandom(seed + 1)
      playOut(match, fastRandom(seed), taken => {
        look(match, taken, random)
      })
    }),
    { seed: 7000 + seats, numRuns: runs },
  )
}

describe.each(SEAT_COUNTS)('the views of %i seats', seats => {
  it('show a face only while it lies face up, and to each seat in `seen` only what it was shown itself', () => {
    fc.assert(
      fc.property(anyOptions(seats), fc.nat(1_000_000), (options, seed) => {
        const { match } = deal(seats, options, seed % 256)
        const slots = match.view(null).open.table.slots.map(slot => slot.id)
        const listener = new Listener(slots),
          memory = new Memory()
        playOut(match, fastRandom(seed), taken => {
          for (const { event } of taken.events) listener.hear(event)
          memory.hear(taken, slots)
          for (const seat of [null, ...Array.from({ length: seats }, (_, i) => i)]) {
            const { open, own } = match.view(seat)
            const up = open.table.slots.filter(slot => slot.face !== null)
            if (!match.outcome && up.some(slot => !listener.faceUp.has(slot.id)))
              throw new Error(`a hidden face: ${JSON.stringify(up)}`)
            if (!match.outcome && up.length !== listener.faceUp.size)
              throw new Error(`a face is missing: ${JSON.stringify(up)}`)
            if (up.some(slot => slot.face !== taken.state.cards[slots.indexOf(slot.id)]))
              throw new Error('a wrong face')
            if (seat === null ? own !== null : own?.private !== null) throw new Error('something in a hand')
            if (seat !== null && own) expect(own.seen).toMatchObject(memory.of(seat))
          }
        })
      }),
      { seed: 7100 + seats, numRuns: 6 },
    )
  })

  it('are the same, byte for byte, however the face-down cards lie', () => {
    let compared = 0
    watched(seats, 6, (match, _, random) => {
      if (match.outcome) return
      const other = shuffledHidden(match, random)
      for (const seat of [null, random.nextInt(seats, '')]) {
        compared++
        if (JSON.stringify(other.view(seat)) !== JSON.stringify(match.view(seat)))
          throw new Error(`seat ${seat} can tell`)
      }
      if (JSON.stringify(other.asks()) !== JSON.stringify(match.asks()))
        throw new Error('an ask depends on a hidden card')
    })
    expect(compared).toBeGreaterThan(300)
  })

  it('are of a size that tells nothing but what is public: the own part of all who are not asked is alike', () => {
    watched(seats, 3, match => {
      const owns = Array.from({ length: seats }, (_, seat) => match.view(seat).own).filter(
        own => own !== null && own.asks.length === 0 && own.sealed === null,
      )
      expect(new Set(owns.map(own => JSON.stringify({ ...own, seat: 0 }))).size).toBeLessThanOrEqual(1)
    })
  })
})
