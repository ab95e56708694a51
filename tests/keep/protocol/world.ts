/**
 * A table's computers without sockets, disks or clocks: messages are lost, doubled and late, computers crash at any
 * write and come back with what they had written, clocks drift by up to a tenth, links are cut. After every step it is
 * checked that no answer is lost or taken twice, and that there is one host.
 */
import { fastRandom, type Random } from '../../../src-shared/kernel'
import {
  agreeTo,
  askForShares,
  change,
  found,
  giveTo,
  hasLease,
  mayAccept,
  nodeAt,
  outlivesHost,
  propose,
  receive,
  standForHost,
  tick,
  type Computer,
  type Durable,
  type Effects,
  type Message,
  type Node,
  type Replica,
} from '../../../src-main/keep/protocol'

/** The steps of the protocol, so that a test can put a fault in. */
export interface Protocol {
  readonly receive: typeof receive
  readonly tick: typeof tick
  readonly propose: typeof propose
  readonly mayAccept: typeof mayAccept
  readonly nodeAt: typeof nodeAt
  readonly change: typeof change
  readonly outlivesHost: typeof outlivesHost
}
export const PROTOCOL: Protocol = { receive, tick, propose, mayAccept, nodeAt, change, outlivesHost }

interface Machine {
  readonly id: Computer
  node: Node
  disk: Durable
  /** What is still on its way to the disk, while its messages are on theirs. */
  writing: Effects | null
  up: boolean
  /** Its clock's speed, and what it shows at the beginning. */
  readonly rate: number
  readonly offset: number
  /** Links to these are cut. */
  cut: Set<Computer>
  /** The answers that are safe here, as far as this host has told. */
  told: number
}

interface Post {
  readonly at: number
  readonly from: Computer
  readonly to: Computer
  readonly message: Message
}

/** What must never happen has happened. */
export class Broken extends Error {}

const DRIFT = 0.1
/** One in this many messages is lost, or doubled; one in this many steps that write crashes. */
const LOST = 12,
  DOUBLED = 20,
  CRASH = 60
const MOST_DELAY = 400
const MOST_WAIT = 15_000

export class World {
  readonly machines: Machine[]
  /** Answers whose result somebody has seen, in order. */
  readonly acknowledged: string[] = []
  /** The highest term in which a host was in office. */
  office = 0
  moves = 0
  crashes = 0
  elections = 0
  private lastMove = 0
  private readonly hosts = new Map<number, Computer>()
  private now = 0
  private posts: Post[] = []
  private answers = 0
  /** Answers that people have given and not seen the result of: they send them again. */
  private readonly waiting: string[] = []
  private readonly random: Random

  constructor(
    seed: number,
    count: number,
    private readonly protocol: Protocol = PROTOCOL,
    private faults = true,
  ) {
    this.random = fastRandom(seed)
    this.machines = Array.from({ length: count }, (_, n) => {
      const id = String.fromCharCode(97 + n)
      const rate = 1 + DRIFT * (this.below(2001) / 1000 - 1)
      return {
        id,
        node: this.protocol.nodeAt(id, 0),
        disk: this.protocol.nodeAt(id, 0).durable,
        writing: null,
        up: true,
        rate,
        offset: this.below(100_000),
        cut: new Set<Computer>(),
        told: 0,
      }
    })
    const [first] = this.machines
    if (first) {
      found(first.node)
      first.disk = frozen(first.node.durable)
    }
  }

  /** One random thing happens. */
  step(): void {
    const next = this.posts.length > 0 ? this.below(10) : 9
    if (next < 7) this.deliver()
    else this.deed()
    this.check()
  }

  /** Everything works again, and somebody stands for host if there is none: the table goes on. */
  heal(): void {
    this.goesOnWith(this.machines)
  }

  /** A host is lost for good that said that the table outlives it: it does. @returns whether there was one */
  loseHost(): boolean {
    const lost = this.machines.find(machine => machine.up && this.promises(machine))
    if (!lost) return false
    lost.up = false
    lost.writing = null
    this.posts = this.posts.filter(({ from }) => from !== lost.id || this.below(2) === 0)
    this.goesOnWith(this.machines.filter(one => one !== lost))
    return true
  }

  private promises(machine: Machine): boolean {
    return hasLease(machine.node, this.clock(machine)) && this.protocol.outlivesHost(machine.node)
  }

  private goesOnWith(left: readonly Machine[]): void {
    this.faults = false
    for (const machine of left) {
      machine.cut.clear()
      if (!machine.up) this.restart(machine)
    }
    for (let round = 0; round < 400; round++) {
      if (left.some(machine => this.protocol.mayAccept(machine.node, this.clock(machine)))) return
      this.passTime(round % 4 === 0 ? 1500 : 200)
      for (const machine of left) this.act(machine, this.protocol.tick(machine.node, this.clock(machine)))
      this.deliverAll()
      for (const machine of left) this.wantGeneration(machine, left)
      this.deliverAll()
      const machine = left[this.below(left.length)]
      if (machine && round > 40 && !left.some(one => one.node.hosting)) this.electNow(machine)
    }
    throw new Broken(`the table cannot go on with ${left.map(({ id }) => id).join()}: ${this.describe()}`)
  }

  /** How all stand, for messages of tests. */
  describe(): string {
    return this.machines
      .map(({ id, node: { durable, hosting } }) => {
        const gen = (
          of: { readonly seq: number; readonly term: number; readonly members: readonly string[] } | undefined,
        ) => (of ? `${of.seq}.${of.term}(${of.members.join('')})` : '-')
        const { term, host, replica, pending, retired, moved } = durable
        const change = hosting?.change
          ? ` change ${gen(hosting.change.generation)} p${[...hosting.change.prepared].join('')} r${[...hosting.change.retiring].join('')}`
          : ''
        return `${id} t${term} h${host} ${hosting ? 'HOST' : ''}${change} in ${gen(replica?.generation)}+${replica?.entries.length} next ${pending.map(one => gen(one.generation)).join()} retired ${gen(retired?.generation)}>${gen(retired?.successor)} moved ${moved?.to}`
      })
      .join('\n')
  }

  private electNow(machine: Machine): void {
    this.act(machine, standForHost(machine.node))
    this.deliverAll()
    for (const other of this.machines) agreeTo(other.node, machine.id)
    this.passTime(20_000)
    this.act(machine, askForShares(machine.node, this.clock(machine)))
    this.deliverAll()
  }

  private deed(): void {
    this.passTime(this.below(900))
    const machine = this.machines[this.below(this.machines.length)]
    if (!machine) return
    if (!machine.up) {
      if (this.below(3) === 0) this.restart(machine)
      return
    }
    if (this.below(3) === 0) this.finishWrite(machine)
    if (!machine.up) return
    const now = this.clock(machine)
    switch (this.below(16)) {
      case 0:
        return this.cutOff()
      case 1:
        return this.joinAgain()
      case 2:
        if (this.faults && this.below(4) === 0) this.crash(machine)
        return
      case 3:
        return this.below(2) === 0 ? this.campaign() : this.act(machine, standForHost(machine.node))
      case 4:
      case 5:
        return machine.node.candidacy ? this.act(machine, askForShares(machine.node, now)) : undefined
      case 6:
      case 7: {
        const standing = this.machines.filter(({ node }) => node.candidacy)
        return agreeTo(machine.node, standing[this.below(standing.length || 1)]?.id ?? null)
      }
      case 8:
        if (machine.node.hosting && this.below(3) === 0) {
          const to = this.machines[this.below(this.machines.length)]
          if (to) this.act(machine, giveTo(machine.node, to.id, now))
        }
        return
      case 9:
        return this.wantGeneration(
          machine,
          this.machines.filter(other => other === machine || this.below(4) > 0),
        )
      case 10:
        return this.passTime(8000)
      default:
        for (const host of this.machines.filter(({ up, node }) => up && node.hosting)) {
          this.act(host, this.protocol.tick(host.node, this.clock(host)))
          this.answer(host)
        }
    }
  }

  /** Somebody answers, or answers again because no result has come. */
  private answer(machine: Machine): void {
    if (!this.protocol.mayAccept(machine.node, this.clock(machine))) return
    const [again] = this.waiting
    const answer = again !== undefined && this.below(2) === 0 ? again : `answer${++this.answers}`
    const known = listOf(machine.node)
    if (known.includes(answer)) return
    const effects = this.protocol.propose(machine.node, answer, this.clock(machine))
    if (!effects) return
    if (!this.waiting.includes(answer)) this.waiting.push(answer)
    if (machine.node.durable.term < this.office)
      throw new Broken('a host takes an answer although there is a later one')
    this.act(machine, effects)
  }

  /** A host whose generation is of an earlier term, or whose keepers have changed, begins another. */
  private wantGeneration(machine: Machine, members: readonly Machine[]): void {
    const { durable, hosting } = machine.node
    if (!machine.up || !hosting || hosting.moving !== null) return
    const isOld = !hosting.begun || durable.retired?.generation === durable.replica?.generation
    if (!isOld && this.below(6) > 0) return
    const known = [
      durable.replica?.generation,
      ...durable.pending.map(one => one.generation),
      durable.retired?.successor,
    ]
    const generation = {
      seq: Math.max(0, ...known.map(one => one?.seq ?? 0)) + 1,
      term: durable.term,
      members: members.map(({ id }) => id),
    }
    const base = JSON.stringify(listOf(machine.node))
    const replicas = new Map(
      generation.members.map((member): [Computer, Replica] => [
        member,
        { generation, base, share: `${generation.seq}.${generation.term}.${member}`, hashes: {}, entries: [] },
      ]),
    )
    this.act(machine, this.protocol.change(machine.node, replicas, this.clock(machine)))
  }

  private act(machine: Machine, effects: Effects): void {
    const { durable, messages, safe } = effects
    if (!machine.up) return
    if (effects.early) {
      for (const { to, message } of messages) this.post(machine, to, message)
      machine.writing = effects
      return
    }
    // What a step says waits for all that was to be written before it.
    this.finishWrite(machine)
    if (!machine.up) return
    const opened = machine.node.won
    if (durable) {
      // Before or after the write, and always before its messages.
      const crashes = this.faults && this.below(CRASH) === 0
      if (!crashes || this.below(2) === 0) machine.disk = frozen(durable)
      if (crashes) return this.crash(machine)
    }
    if (opened) {
      this.elections++
      machine.node.won = null
    }
    for (const { to, message } of messages) this.post(machine, to, message)
    if (durable?.moved && durable.moved.term > this.lastMove) {
      this.lastMove = durable.moved.term
      this.moves++
    }
    if (safe !== null) this.acknowledge(machine)
  }

  private finishWrite(machine: Machine): void {
    const { writing } = machine
    if (!writing) return
    if (this.faults && this.below(CRASH) === 0) return this.crash(machine)
    machine.disk = frozen(writing.durable ?? machine.disk)
    machine.writing = null
    if (writing.safe !== null) this.acknowledge(machine)
  }

  /** The results of all answers that are safe are sent out. */
  private acknowledge(machine: Machine): void {
    const { node } = machine
    const { replica, term } = node.durable
    if (!replica) return
    const base = JSON.parse(replica.base) as string[]
    const safe = [...base, ...replica.entries.slice(0, node.hosting?.safe ?? 0).map(({ sealed }) => sealed)]
    if (term < this.office) throw new Broken('a host acknowledges an answer although there is a later one')
    this.acknowledged.forEach((answer, at) => {
      if (safe[at] !== undefined && safe[at] !== answer) throw new Broken(`${answer} has become ${safe[at]}`)
    })
    for (const answer of safe.slice(this.acknowledged.length)) {
      this.acknowledged.push(answer)
      if (this.waiting.includes(answer)) this.waiting.splice(this.waiting.indexOf(answer), 1)
    }
  }

  private check(): void {
    for (const machine of this.machines) {
      const { node } = machine
      if (!machine.up || !node.hosting) continue
      const { replica, term } = node.durable
      if (replica?.generation.term !== term || !this.protocol.mayAccept(node, this.clock(machine))) continue
      if (term < this.office)
        throw new Broken(`a host of term ${term} is in office although there was one of ${this.office}`)
      const before = this.hosts.get(term)
      if (before !== undefined && before !== machine.id)
        throw new Broken(`${before} and ${machine.id} host in term ${term}`)
      this.hosts.set(term, machine.id)
      this.office = term
      const list = listOf(node)
      const lost = this.acknowledged.find((answer, at) => list[at] !== answer)
      if (lost !== undefined) throw new Broken(`${lost} is lost: ${list.join()} of ${this.acknowledged.join()}`)
      if (new Set(list).size !== list.length) throw new Broken(`an answer counts twice: ${list.join()}`)
    }
  }

  private post(from: Machine, to: Computer, message: Message): void {
    if (this.faults && this.below(LOST) === 0) return
    const copies = this.faults && this.below(DOUBLED) === 0 ? 2 : 1
    for (let n = 0; n < copies; n++)
      this.posts.push({ at: this.now + this.below(MOST_DELAY), from: from.id, to, message: frozen(message) })
  }

  private deliver(): void {
    // In any order: the network keeps none.
    const at = this.below(this.posts.length)
    const [post] = this.posts.splice(at, 1)
    if (!post) return
    this.now = Math.max(this.now, post.at)
    const from = this.machine(post.from),
      to = this.machine(post.to)
    if (!to.up || from.cut.has(to.id) || to.cut.has(from.id)) return
    this.act(to, this.protocol.receive(to.node, post.from, post.message, this.clock(to)))
  }

  private deliverAll(): void {
    for (let n = 0; n < 2000 && this.posts.length > 0; n++) this.deliver()
  }

  private crash(machine: Machine): void {
    this.crashes++
    machine.up = false
    if (machine.writing && this.below(2) === 0) machine.disk = frozen(machine.writing.durable ?? machine.disk)
    machine.writing = null
  }

  private restart(machine: Machine): void {
    machine.up = true
    machine.node = this.protocol.nodeAt(machine.id, this.clock(machine), machine.disk)
  }

  /** One or two people stand for host at once, and the others agree to one or the other without delay. */
  private campaign(): void {
    const able = this.machines.filter(({ up, node }) => up && !node.hosting)
    // A host that is cut off does not know it yet.
    if (this.faults && this.below(2) === 0)
      for (const one of able) for (const other of this.machines) if (other.node.hosting) one.cut.add(other.id)
    // People wait for it for about as long as a host may go on alone and its keepers are patient.
    if (this.below(2) === 0) this.passTime(this.below(MOST_WAIT))
    const standing = able.filter(() => this.below(2) === 0).slice(0, 2)
    for (const one of standing) this.act(one, standForHost(one.node))
    this.deliverSome()
    const agree = (): void => {
      for (const one of able) {
        const choice = standing[this.below(standing.length || 1)]
        if (one.up && choice) agreeTo(one.node, standing.includes(one) ? one.id : choice.id)
      }
    }
    agree()
    for (const one of standing) if (one.up) this.act(one, askForShares(one.node, this.clock(one)))
    this.deliverSome()
    // People change their minds, and are asked again.
    agree()
    for (const one of standing) if (one.up && one.node.candidacy) this.act(one, askForShares(one.node, this.clock(one)))
    this.deliverSome()
    this.goOn()
  }

  /** Whoever hosts now, or still believes to, begins a generation where it must, and takes answers. */
  private goOn(): void {
    for (const round of [0, 1, 2]) {
      for (const one of this.machines) {
        if (!one.up || !one.node.hosting) continue
        if (round === 0) this.wantGeneration(one, this.machines)
        else this.act(one, this.protocol.tick(one.node, this.clock(one)))
        if (round > 0) this.answer(one)
      }
      this.deliverSome()
    }
  }

  /** Delivers about as many messages as are on their way. */
  private deliverSome(): void {
    for (let left = this.posts.length; left > 0; left--) {
      this.deliver()
      this.check()
    }
  }

  private cutOff(): void {
    if (!this.faults) return
    const here = this.machines.filter(() => this.below(2) === 0)
    for (const one of here) for (const other of this.machines) if (!here.includes(other)) one.cut.add(other.id)
  }

  private joinAgain(): void {
    for (const machine of this.machines) machine.cut.clear()
  }

  private passTime(ms: number): void {
    this.now += ms
  }

  private clock({ rate, offset }: Machine): number {
    return offset + this.now * rate
  }

  private machine(id: Computer): Machine {
    const found = this.machines.find(one => one.id === id)
    if (!found) throw new Error(id)
    return found
  }

  private below(n: number): number {
    return this.random.nextInt(n, '')
  }
}

/** What was sent or written is nobody's to change: frozen, it needs no copies, which would take most of a run. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

/** All answers of a replica, in order. */
function listOf({ durable: { replica } }: Node): string[] {
  return replica ? [...(JSON.parse(replica.base) as string[]), ...replica.entries.map(({ sealed }) => sealed)] : []
}
