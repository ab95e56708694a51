/** This client's part in the drawing of seats: a number nobody can foresee, and a check of what was drawn with it. */
import { bytesToHex } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { commitOf } from '../../src-shared/fair/numbers'
import { checkDrawing, drawTermsHash } from '../../src-shared/hall/drawing'
import { drawingSchema, drawTermsSchema } from '../../src-shared/hall/tournamentSchema'
import type { Refusal } from '../../src-shared/kernel/refusal'
import type { TournamentMessage } from '../../src-shared/wire'
import type { OutgoingHallMessage } from '../connection/connection'
import { randomBytes } from '../platform'

interface OwnNumber {
  readonly number: string
  readonly commit: string
  /** The host's commitment. */
  readonly host: string
  opened: boolean
}

export class DrawWitness {
  private readonly own = new Map<string, OwnNumber>()

  constructor(
    private readonly send: (message: OutgoingHallMessage) => Promise<Refusal | null>,
    private readonly random: () => Uint8Array = randomBytes,
  ) {}

  /** @returns whether a drawing is as it should be; null for other messages, and where this client gave no number */
  receive(message: TournamentMessage, person: string): boolean | null {
    switch (message.kind) {
      case 'drawTerms':
        this.commit(message, person)
        return null
      case 'drawCommits':
        this.open(message)
        return null
      case 'drawn':
        return this.check(message.drawing, person)
    }
  }

  /** Commits to a number for terms that name this person, once for the same terms. */
  private commit(
    { draw, terms, commit: host }: Extract<TournamentMessage, { kind: 'drawTerms' }>,
    person: string,
  ): void {
    const read = v.safeParse(drawTermsSchema, terms)
    if (!read.success || drawTermsHash(read.output) !== draw || !read.output.contributors.includes(person)) return
    const known = this.own.get(draw)
    const number = known?.number ?? bytesToHex(this.random())
    const own = known ?? { number, commit: commitOf(number, draw, person), host, opened: false }
    if (own.host !== host) return
    this.own.set(draw, own)
    void this.send({ kind: 'drawCommit', draw, commit: own.commit })
  }

  /** Opens the number to a list that has its commitment. */
  private open({ draw, hands }: Extract<TournamentMessage, { kind: 'drawCommits' }>): void {
    const own = this.own.get(draw)
    if (!own || !hands.some(({ commit }) => commit === own.commit)) return
    own.opened = true
    void this.send({ kind: 'drawNumber', draw, number: own.number })
  }

  private check(drawing: unknown, person: string): boolean | null {
    const read = v.safeParse(drawingSchema, drawing)
    if (!read.success) return false
    const { terms, hands, commit } = read.output
    const own = this.own.get(drawTermsHash(terms))
    if (!own) return terms.contributors.includes(person) ? false : null
    const hand = hands[terms.contributors.indexOf(person)]
    return commit === own.host && hand?.number === own.number && checkDrawing(read.output) === null
  }
}
