/** A table's join code: who may come in, and what people see of it. */
import { refuse, type Refusal } from '../../../src-shared/kernel'
import { isJoinCode, joinCodeProof, sameProof } from '../../../src-shared/lan/joinCodeProof'
import type { ClientMessage, AccessView } from '../../../src-shared/wire'
import { neighbourhoodOf } from '../../neighbourhood'
import type { ConnectionInfo, Peer } from '../../peer'
import type { HostDeps, HostControls } from '../deps'
import { GuessBudget } from './guessBudget'
import { JoinCodeThrottle } from './joinCodeThrottle'
import type { Admission } from './admission'
import type { Connections } from '../connections'
import type { Party } from '../party/party'
import type { Person } from '../party/person'

/** What a code opens: a table, or the hall of a host. */
export interface Lock {
  /** Null: everybody may come in. */
  readonly code: string | null
}

/** The part of a message that proves a code. */
interface CodeProof {
  readonly code?: string | undefined
  readonly proof?: string | undefined
}

/**
 * Checks join codes for all tables of a host. Wrong guesses of one neighbourhood count together, whatever table they are
 * for; each table has a budget for those of everybody.
 */
export class JoinCodeGate {
  private readonly throttle: JoinCodeThrottle
  private readonly nonces = new WeakMap<Peer, string>()
  private readonly budgets = new Map<Lock, GuessBudget>()
  private readonly admitted = new WeakMap<Peer, Set<Lock>>()

  constructor(private readonly deps: HostDeps) {
    this.throttle = new JoinCodeThrottle(deps.clock)
  }

  /** @returns null when this peer may come in, or the refusal that asks for the code, with the nonce for its proof */
  challenge(peer: Peer, lock: Lock): Refusal | null {
    if (lock.code === null || this.admitted.get(peer)?.has(lock)) return null
    return refuse('codeNeeded', { nonce: this.nonceOf(peer) })
  }

  /** Checks a code, throttled. @returns null when it is right: `challenge` lets this peer in then */
  async check(peer: Peer, lock: Lock, given: CodeProof): Promise<Refusal | null> {
    const nonce = this.nonceOf(peer),
      proof = proofIn(given, peer.connection, nonce)
    if (proof === null) return refuse('codeNeeded', { nonce })
    const judged = await this.throttle.judge(
      neighbourhoodOf(peer),
      this.budgetOf(lock),
      () => lock.code === null || sameProof(proof, joinCodeProof(lock.code, nonce)),
    )
    if (judged === 'busy') return refuse('codeBusy')
    if (!judged) return refuse('codeWrong')
    this.admitted.set(peer, (this.admitted.get(peer) ?? new Set()).add(lock))
    return null
  }

  /** What a code opened is gone. */
  forget(lock: Lock): void {
    this.budgets.get(lock)?.stop()
    this.budgets.delete(lock)
  }

  close(): void {
    this.throttle.stop()
    for (const budget of this.budgets.values()) budget.stop()
  }

  private budgetOf(lock: Lock): GuessBudget {
    const budget = this.budgets.get(lock) ?? new GuessBudget(this.deps.clock, this.deps.random)
    this.budgets.set(lock, budget)
    return budget
  }

  private nonceOf(peer: Peer): string {
    const nonce = this.nonces.get(peer) ?? this.deps.ids.token()
    this.nonces.set(peer, nonce)
    return nonce
  }
}

/** A code sent unencrypted is ignored, because an eavesdropper may have it. */
function proofIn({ code, proof }: CodeProof, connection: ConnectionInfo | undefined, nonce: string): string | null {
  if (connection?.encrypted && code !== undefined) return joinCodeProof(code, nonce)
  return proof ?? null
}

/** The host sets the table's code, or takes it away. */
export function setCode(party: Party, code: string | null): Refusal | null {
  if (code !== null && !isJoinCode(code)) return refuse('codeUnfit')
  party.code = code
  return null
}

/**
 * What a person sees of the access settings: only the host sees the code and everybody's verification words.
 * @param controls the switches of the whole host, for whom they are meant; null for anybody else
 */
export function accessView(
  party: Party,
  you: Person,
  connections: Connections,
  admission: Admission,
  controls: HostControls | null,
): AccessView {
  const locked = party.code !== null
  const visibleControls = controls ? { visible: controls.visible(), guests: controls.guests() } : null
  if (you !== party.host) return { locked, ...(visibleControls ? { controls: visibleControls } : {}) }
  const others = party.people.flatMap(person => {
    const connection = person === you ? undefined : connections.infoOf(person)
    return connection ? [{ person: person.id, words: connection.authWords }] : []
  })
  const removed = admission.removed.all(),
    guesses = admission.guesses.count(party.code)
  return {
    locked,
    code: party.code,
    lines: others,
    ...(guesses === null ? {} : { guesses }),
    ...(removed.length === 0 ? {} : { removed: removed.map(({ id, name }) => ({ id, name })) }),
    controls: visibleControls,
  }
}

/** Switches a setting of the whole host. */
export function setHostControl(
  controls: HostControls | null,
  message: Extract<ClientMessage, { kind: 'visible' | 'guests' }>,
  connection: ConnectionInfo | undefined,
): Refusal | null {
  if (!controls) return refuse('notThisTable')
  if (message.kind === 'visible') return controls.setVisible(message.visible) ? null : refuse('notThisTable')
  // A host who is an unencrypted guest would lock themselves out.
  if (!message.guests && connection && controls.isGuest(connection)) return refuse('guestsYourself')
  controls.setGuests(message.guests)
  return null
}
