/**
 * Sends the view of the hall to those who are in it. Changes are told at fixed moments, and nobody is sent what they
 * know already: neither the moment nor the message tells of anything that a card does not show.
 */
import { GAMES } from '../../src-shared/games'
import type { HallPersonView, HallView, Openers, TableCard, TableWait, TournamentView } from '../../src-shared/wire'
import type { Cancel, Clock } from '../clock'
import { organizes, type HallMember } from './member'
import type { HallPeople, HallPerson } from './people'
import type { HallTables } from './tables'

/** Changes are told at multiples of this time. */
export const TICK_MS = 250

export interface HallUpdatesContext {
  readonly clock: Clock
  readonly people: HallPeople
  readonly tables: HallTables
  readonly members: Iterable<HallMember>
  readonly openers: () => Openers
  readonly invite: () => readonly string[]
  readonly tournament: () => TournamentView | null
  /** Whether the seats of tables are being drawn anew. */
  readonly shuffling: () => boolean
  /** Called before changes are told. */
  readonly refresh: () => void
}

/** What is the same for everybody. */
type CommonView = Omit<HallView, 'kind' | 'now' | 'you' | 'people' | 'waits'>
type Common = ReturnType<HallUpdates['common']>

export class HallUpdates {
  private cancel: Cancel | null = null
  /** Looks again when a table has waited long enough to be told of. */
  private cancelWaits: Cancel | null = null

  constructor(private readonly context: HallUpdatesContext) {}

  /** Something may have changed. */
  changed(): void {
    const { clock } = this.context
    this.cancel ??= clock.after(TICK_MS - (clock.now() % TICK_MS), () => {
      this.cancel = null
      this.tick()
    })
  }

  /** Sends a connection its view now. */
  send(member: HallMember): void {
    member.sent = ''
    this.sendIfNew(member, this.common())
  }

  stop(): void {
    this.cancel?.()
    this.cancelWaits?.()
  }

  private tick(): void {
    const { tables, members, refresh } = this.context
    refresh()
    tables.watchEmpty(() => {
      this.changed()
    })
    const common = this.common()
    for (const member of members) this.sendIfNew(member, common)
  }

  /** What everybody is told, and the organizer alone. */
  private common(): { readonly view: CommonView; readonly text: string; readonly waits: readonly TableWait[] } {
    const { tables, people, openers, invite } = this.context,
      tournament = this.context.tournament()
    const view: CommonView = {
      tables: tables.cards(),
      here: people.here().length,
      games: GAMES.map(({ id }) => id),
      openers: openers(),
      invite: invite(),
      ...(this.context.shuffling() ? { shuffling: true } : {}),
      ...(tournament ? { tournament } : {}),
    }
    return { view, text: JSON.stringify(view), waits: this.waits() }
  }

  private waits(): readonly TableWait[] {
    const { waits, next } = this.context.tables.waits()
    this.cancelWaits?.()
    this.cancelWaits =
      next === null
        ? null
        : this.context.clock.after(next, () => {
            this.changed()
          })
    return waits
  }

  private sendIfNew(member: HallMember, { view, text, waits }: Common): void {
    if (member.visit) return
    const personal = this.personal(member, view.tables, waits)
    const sent = text + JSON.stringify(personal)
    if (sent === member.sent) return
    member.sent = sent
    member.peer.send({ kind: 'hall', ...view, now: this.context.clock.now(), ...personal })
  }

  private personal(
    member: HallMember,
    cards: readonly TableCard[],
    waits: readonly TableWait[],
  ): Pick<HallView, 'you' | 'people' | 'waits'> {
    const { tables, people } = this.context
    const { id, token, name, avatar } = member.person,
      organizer = organizes(member)
    const seats = tables.all().flatMap(({ party }) => {
      const own = party.byToken(token)
      return own && party.seatOf(own) !== null ? [party.id] : []
    })
    const you = { id, name, avatar, organizer, seats }
    return organizer ? { you, people: people.here().map(other => this.personView(other, cards)), waits } : { you }
  }

  /** Somebody at a private table is shown as one who is at none. */
  private personView({ id, token, name, avatar }: HallPerson, cards: readonly TableCard[]): HallPersonView {
    const at = this.context.tables
      .all()
      .find(({ party }) => party.byToken(token)?.here === true && cards.some(card => isOpen(card, party.id)))
    return { id, name, avatar, at: at?.party.id ?? null }
  }
}

const isOpen = (card: TableCard, table: string): boolean => card.id === table && card.listing === 'open'
