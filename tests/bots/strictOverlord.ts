/**
 * A scripted Overlord of the classic rules, who judges servants by what everybody at the table sees and hears: he does
 * not know the levels of bots, and sees no hand. He objects to what the rules say that an Overlord objects to ("The
 * Overlord's wrath"); everything else is random: whom he questions, and when he speaks.
 *
 * A first complaint is a warning. The second since a servant's last look is a look; silence beyond his patience is one
 * at once.
 */
import type { BotFactory, BotSetup } from '../../src-shared/bots'
import type { Answer, Seat, SeatAsk } from '../../src-shared/kernel'
import type { OverlordEvent, OverlordOpen, TaleLine, Whim } from '../../src-shared/games/overlord/rules'
import { readMark } from '../../src-shared/games/overlord/rules/excuses'
import { MOST_HINTS } from '../../src-shared/games/overlord/rules/rulings'
import type { MatchPart } from '../../src-shared/wire'

/** Complaints by what was done: the reason that he gives, and how many they count. */
const COMPLAINTS = {
  /** Silent for longer than his patience: "wrath awakes at once". */
  silent: { reason: 'slow', counts: 2 },
  /** A hint is played with hardly any words about it. */
  mumbled: { reason: 'boring', counts: 1 },
  /** The very excuse that he has heard a moment ago. */
  again: { reason: 'boring', counts: 1 },
  /** As long a tale as the rules allow: "too long and drawn-out a tale". */
  long: { reason: 'boring', counts: 1 },
  /** He has asked for more, or thrown something in, and the buck is passed without another hint. */
  unheard: { reason: 'ignored', counts: 1 },
  /** A freeze is not worked in: no hint is told after it, nor is the buck passed to the player who threw it in. */
  unfrozen: { reason: 'ignored', counts: 1 },
  /** The words name somebody other than the player who gets the buck, or are about something else. */
  beside: { reason: 'ignored', counts: 1 },
  /** The buck is passed straight back: "same to you". */
  back: { reason: 'disrespect', counts: 1 },
  /** Throws in freezes again and again, or without a word. */
  meddled: { reason: 'chatter', counts: 1 },
} as const satisfies { readonly [what: string]: { readonly reason: Whim; readonly counts: number } }
type Complaint = keyof typeof COMPLAINTS

/** Complaints that add up to a look. */
const ENOUGH = 2
/** A text with fewer letters than this is a mumble. */
const MUMBLE = 12
/** He remembers this many lines exactly. */
const REMEMBERS = 6
/** Freezes of one servant between two of their looks: more than this is meddling. */
const FREEZES = 1
/** He comments on one in this many hints. */
const SAYS = 4

interface Against {
  readonly seat: Seat
  counts: number
  reason: Whim
}

/** The same template is the same excuse, no matter who is blamed. */
function gist(line: string): string {
  const mark = readMark(line)
  return mark ? `${mark.group} ${mark.number}` : line.trim().toLowerCase()
}

class StrictOverlord {
  private table: OverlordOpen
  private against: Against[] = []
  private lines: string[] = []
  private pleas: string[] = []
  private freezes: Seat[] = []
  /** What the speaker still owes: an answer to the Overlord's own words, and to the player who has frozen the tale. */
  private asked = false
  private frozenBy: Seat | null = null
  /** Who passed the buck to the speaker. */
  private from: Seat | null = null
  private spoke = false

  constructor(
    part: MatchPart<OverlordOpen, unknown, OverlordEvent>,
    private readonly random: BotSetup['random'],
  ) {
    this.table = part.view.open.table
  }

  see(part: MatchPart<OverlordOpen, unknown, OverlordEvent>): void {
    this.table = part.view.open.table
    for (const { event } of part.events) this.hear(event)
  }

  private hear(event: OverlordEvent): void {
    switch (event.kind) {
      case 'question':
      case 'nextInCircle':
        return this.turns(null)
      case 'hint':
        return this.hearTale(event.told)
      case 'pass':
        return this.hearPass(event.seat, event.to)
      case 'freePass':
        if (this.asked) this.complain(event.seat, 'unheard')
        if (this.frozenBy !== null) this.complain(event.seat, 'unfrozen')
        return this.turns(null)
      case 'freeze':
        return this.hearFreeze(event.seat)
      case 'twist':
      case 'more':
        this.asked = true
        this.spoke = true
        return
      case 'hurry':
        this.spoke = true
        return
      case 'patience':
        return this.complain(event.speaker, 'silent')
      case 'plea':
        this.pleas.push(event.line)
        return
      case 'look':
        this.against = this.against.filter(one => one.seat !== event.seat)
        this.freezes = this.freezes.filter(seat => seat !== event.seat)
    }
  }

  private turns(from: Seat | null): void {
    this.asked = false
    this.frozenBy = null
    this.from = from
    this.spoke = false
  }

  private hearTale({ seat, line, how, turn }: TaleLine): void {
    this.spoke = false
    const mark = readMark(line)
    if (!mark && line.trim().length < MUMBLE) this.complain(seat, how === 'froze' ? 'meddled' : 'mumbled')
    else if (this.lines.includes(gist(line))) this.complain(seat, 'again')
    if (mark && mark.group !== how) this.complain(seat, 'beside')
    this.lines = [...this.lines, gist(line)].slice(-REMEMBERS)
    if (how === 'froze') return
    if (
      this.table.tale.filter(one => one.turn === turn && one.seat === seat && one.how !== 'froze').length >= MOST_HINTS
    )
      this.complain(seat, 'long')
    if (how === 'passed') return
    this.asked = false
    this.frozenBy = null
  }

  private hearPass(seat: Seat, to: Seat): void {
    const target = readMark(this.table.tale.at(-1)?.line ?? '')?.target ?? to
    if (target !== to) this.complain(seat, 'beside')
    if (this.asked) this.complain(seat, 'unheard')
    if (this.frozenBy !== null && this.frozenBy !== to) this.complain(seat, 'unfrozen')
    if (this.from === to && this.frozenBy !== to) this.complain(seat, 'back')
    this.turns(seat)
  }

  private hearFreeze(seat: Seat): void {
    this.frozenBy = seat
    if (this.freezes.filter(one => one === seat).length >= FREEZES) this.complain(seat, 'meddled')
    this.freezes.push(seat)
  }

  private complain(seat: Seat, what: Complaint): void {
    const { reason, counts } = COMPLAINTS[what]
    const before = this.against.find(one => one.seat === seat)
    if (!before) return void this.against.push({ seat, counts, reason })
    before.counts += counts
    before.reason = reason
  }

  rule(): Answer {
    const [worst] = this.against
      .filter(one => one.counts >= ENOUGH)
      .sort((a, b) => b.counts - a.counts || a.seat - b.seat)
    if (worst) return { branch: 'look', answer: { seat: worst.seat, reason: worst.reason } }
    const heard = (this.table.turn?.played ?? 0) > 0 && !this.spoke
    if (!heard || this.random.nextInt(SAYS, 'word') > 0) return { branch: 'quiet', answer: true }
    return { branch: this.random.nextInt(2, 'which') === 0 ? 'twist' : 'more', answer: 'And what of the goat?' }
  }

  /** The servant who has told least, among those who may be questioned. */
  question(of: readonly Seat[]): Seat {
    const told = (seat: Seat): number =>
      new Set(this.table.tale.filter(one => one.seat === seat && one.how !== 'froze').map(one => one.turn)).size
    const least = Math.min(...of.map(told)),
      quiet = of.filter(seat => told(seat) === least)
    return quiet[this.random.nextInt(quiet.length, 'question')] ?? of[0] ?? 0
  }

  /** A plea must be a real one: in words, and not words that he has heard from another servant. */
  verdict(): Answer {
    const plea = this.pleas.at(-1) ?? ''
    const inWords = readMark(plea)?.group === 'plea' || plea.trim().length >= MUMBLE
    return inWords && !this.pleas.slice(0, -1).includes(plea) ? 'accept' : 'refuse'
  }
}

/** Who may be questioned: from the branch, or from the errand's first question. */
function seatsOf({ pick }: SeatAsk): readonly Seat[] {
  const each = pick.pick === 'branch' ? pick.of.question : pick
  const to = each?.pick === 'each' ? each.of.to : undefined
  return to?.pick === 'seat' ? to.of : []
}

export const strictOverlord: BotFactory = ({ random }) => {
  let judge: StrictOverlord | null = null
  return {
    see(part) {
      const own = part as unknown as MatchPart<OverlordOpen, unknown, OverlordEvent>
      judge ??= new StrictOverlord(own, random)
      judge.see(own)
    },
    answer(ask) {
      if (!judge) throw new Error('an Overlord who has seen nothing')
      switch (ask.key) {
        case 'errand':
          return { line: 'Where is my goat?', to: judge.question(seatsOf(ask)) }
        case 'question':
          return { branch: 'question', answer: { to: judge.question(seatsOf(ask)), line: '' } }
        case 'rule':
          return judge.rule()
        case 'goOn':
          return { branch: 'goOn', answer: true }
        case 'verdict':
          return judge.verdict()
        default:
          throw new Error(`an Overlord is not asked ${ask.key}`)
      }
    },
  }
}
