/**
 * What people decide when the host of a table is gone. Its other computers tell each other every second how much of the
 * table each holds, and whom its person has agreed to. All of them propose the same one: that with the longest replica
 * (Raft, §5.4.1), of equals the first in the order of the members.
 */
import type { GoneView } from '../../src-shared/wire'
import { isLater, isSame, quorumOf, type Computer, type Generation, type Replica } from './protocol'

/** A host that has said nothing for so long is gone, as people see it. Nobody may go on before PATIENCE_MS. */
export const SILENT_MS = 6000
/** An opinion that was not said again for so long does not count. */
const FRESH_MS = 5000

/** What one computer says. */
export interface Opinion {
  /** Which generation its replica is of, and how many entries that has. */
  readonly seq: number
  readonly term: number
  readonly length: number
  /** Whom its person has agreed to. */
  readonly agreed: Computer | null
}

type Standing = Pick<Opinion, 'seq' | 'term' | 'length'>
const generationOf = ({ seq, term }: Standing): Generation => ({ seq, term, members: [] })

/** Whether one replica holds more than another. */
function isLonger(one: Standing, other: Standing): boolean {
  return isSame(generationOf(one), generationOf(other))
    ? one.length > other.length
    : isLater(generationOf(one), generationOf(other))
}

export class Decision {
  /** Whom the person here has agreed to. */
  agreed: Computer | null = null
  private readonly heard = new Map<Computer, { readonly opinion: Opinion; readonly at: number }>()

  constructor(private readonly own: Computer) {}

  /** Another computer has said what it would do. Who is no member is not listened to. */
  hear(from: Computer, opinion: Opinion, now: number): void {
    this.heard.set(from, { opinion, at: now })
  }

  /** The host is here: nobody decides anything. */
  forget(): void {
    this.agreed = null
    this.heard.clear()
  }

  /** What this computer says. @param inAdvance whether its person has agreed in advance to whoever is proposed */
  opinion(replica: Replica, now: number, inAdvance: boolean): Opinion {
    const { seq, term } = replica.generation
    const standing = { seq, term, length: replica.entries.length }
    const agreed = inAdvance ? this.candidate(replica, now) : this.agreed
    return { ...standing, agreed }
  }

  /** How far they have come. @param host the one that is gone */
  view(replica: Replica, host: Computer | null, now: number, inAdvance: boolean): GoneView {
    const candidate = this.candidate(replica, now)
    const said = this.said(replica, now, inAdvance)
    return {
      host,
      candidate,
      here: [...said.keys()],
      agreed: [...said].filter(([, { agreed }]) => agreed === candidate).map(([id]) => id),
      needed: quorumOf(replica.generation),
    }
  }

  private candidate(replica: Replica, now: number): Computer {
    const {
      entries,
      generation: { seq, term, members },
    } = replica
    const standings = members.flatMap((id): [Computer, Standing][] => {
      if (id === this.own) return [[id, { seq, term, length: entries.length }]]
      const opinion = this.fresh(id, now)
      return opinion ? [[id, opinion]] : []
    })
    const [first = [this.own, { seq, term, length: entries.length }] as const, ...others] = standings
    return others.reduce((best, one) => (isLonger(one[1], best[1]) ? one : best), first)[0]
  }

  /** What the members say who are here, in their order. */
  private said(replica: Replica, now: number, inAdvance: boolean): ReadonlyMap<Computer, Opinion> {
    return new Map(
      replica.generation.members.flatMap((id): [Computer, Opinion][] => {
        const opinion = id === this.own ? this.opinion(replica, now, inAdvance) : this.fresh(id, now)
        return opinion ? [[id, opinion]] : []
      }),
    )
  }

  private fresh(id: Computer, now: number): Opinion | null {
    const heard = this.heard.get(id)
    return heard && now - heard.at <= FRESH_MS ? heard.opinion : null
  }
}
