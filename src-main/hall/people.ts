/**
 * The people of a hall. Name, token and face belong to the hall, so that a change of tables asks for nothing; a seat
 * belongs to its table. Whoever shows a token is its person: people need not be stored to be known again.
 */
import { createHash } from 'node:crypto'
import { refuse, type Refusal } from '../../src-shared/kernel'
import { avatarFor, cleanName, type Avatar, type ClientMessage } from '../../src-shared/wire'
import { addressOf } from '../host/access/admission'
import type { HostDeps } from '../host/deps'
import { SCREEN_NAME, uniqueName } from '../host/party/names'
import { DeviceLinks } from '../host/presence/deviceLinks'
import type { Peer } from '../peer'
import { whoIsForgotten } from './forgetting'

type Hello = Extract<ClientMessage, { kind: 'hello' }>

/** The most people who are connected, and how many of these places no newcomer from the network gets. */
const MAX_HERE = 250,
  RESERVED = 10
/** Newcomers of one address: several at one laptop or behind one router, but no crowd. */
const MAX_PER_ADDRESS = 16
/** How many people are known, those who are away included (forgetting.ts). */
const MAX_KNOWN = 600
/** Characters of an id. */
const ID = 12

export interface HallPerson {
  readonly id: string
  readonly token: string
  name: string
  avatar: Avatar
  /** A screen on the wall: sees the hall, and goes nowhere. */
  readonly screen: boolean
  /** How many of their windows are connected. */
  windows: number
  /** The network address they came from last; null on the host's own machine. */
  address: string | null
}

/** What a table has stored of a person. */
export interface KnownPerson {
  readonly id: string
  readonly token: string
  readonly name: string
  readonly avatar: Avatar
}

export class HallPeople {
  /** By token; who was away longest comes first. */
  private readonly byTokens = new Map<string, HallPerson>()
  private readonly links: DeviceLinks<HallPerson>

  constructor(private readonly deps: Pick<HostDeps, 'clock' | 'ids'>) {
    this.links = new DeviceLinks(deps.clock, deps.ids)
  }

  /** Somebody whom a table knows from before the host was started. */
  know({ id, token, name, avatar }: KnownPerson): void {
    if (!this.byTokens.has(token)) this.add({ id, token, name, avatar, screen: false, windows: 0, address: null })
  }

  /** Whether this hello is of somebody the hall knows. */
  expects({ token, link }: Hello): boolean {
    return (token !== undefined && this.byTokens.has(token)) || (link !== undefined && this.links.has(link))
  }

  /** A window of a person connects: of one who was here before, by token or link, or of somebody new. */
  arrive(peer: Peer, hello: Hello, isOrganizer: boolean): HallPerson | Refusal {
    const held = hello.token === undefined ? undefined : this.byTokens.get(hello.token)
    const isScreen = hello.screen === true
    const linked = hello.link === undefined || isScreen ? null : this.links.use(hello.link)
    const known = linked ?? (held?.screen === isScreen ? held : undefined)
    if (!known && hello.link !== undefined) return refuse('linkUnknown')
    const why = this.refusal(peer, known, isOrganizer)
    if (why) return why
    const person = known ?? this.newcomer(hello, isScreen)
    if ('refused' in person) return person
    person.windows++
    person.address = addressOf(peer)
    if (hello.avatar) person.avatar = hello.avatar
    this.add(person)
    return person
  }

  /** A window of a person has closed. */
  disconnected(person: HallPerson): void {
    person.windows--
    // Behind those who were away already.
    if (person.windows === 0) this.add(person)
  }

  rename(person: HallPerson, name: string): Refusal | null {
    const clean = cleanName(name)
    if (clean === '') return refuse('nameEmpty')
    person.name = uniqueName(clean, this.names(person))
    return null
  }

  byToken(token: string): HallPerson | undefined {
    return this.byTokens.get(token)
  }

  byId(id: string): HallPerson | undefined {
    return [...this.byTokens.values()].find(person => person.id === id)
  }

  /** Everybody who is connected, without screens. */
  here(): HallPerson[] {
    return [...this.byTokens.values()].filter(({ windows, screen }) => windows > 0 && !screen)
  }

  /** A link by which a person's other device is theirs as well. @returns its code */
  link(person: HallPerson): string {
    return this.links.create(person)
  }

  private refusal(peer: Peer, known: HallPerson | undefined, isOrganizer: boolean): Refusal | null {
    const all = [...this.byTokens.values()].filter(({ windows }) => windows > 0)
    if (isOrganizer || (known && known.windows > 0)) return null
    if (all.length >= (known || peer.isLocal ? MAX_HERE : MAX_HERE - RESERVED)) return refuse('hallFull')
    const address = addressOf(peer)
    if (known || address === null) return null
    const neighbours = all.filter(person => person.address === address).length
    return neighbours >= MAX_PER_ADDRESS ? refuse('addressFull', { n: MAX_PER_ADDRESS }) : null
  }

  private newcomer({ name, token, avatar }: Hello, screen: boolean): HallPerson | Refusal {
    const clean = screen ? SCREEN_NAME : cleanName(name)
    if (clean === '') return refuse('nameEmpty')
    // Kept, where it is as long as those we give: they were here before the host was started again.
    const own =
      token !== undefined && !this.byTokens.has(token) && token.length >= MIN_TOKEN ? token : this.deps.ids.token()
    const id = idOf(own)
    return {
      id,
      token: own,
      name: screen ? clean : uniqueName(clean, this.names()),
      avatar: avatar ?? avatarFor(id),
      screen,
      windows: 0,
      address: null,
    }
  }

  private names(except?: HallPerson): string[] {
    return [...this.byTokens.values()].flatMap(person => (person.screen || person === except ? [] : [person.name]))
  }

  /** Adds a person as the last, and forgets somebody who is away where there are too many. */
  private add(person: HallPerson): void {
    this.byTokens.delete(person.token)
    this.byTokens.set(person.token, person)
    const other = this.byTokens.size > MAX_KNOWN ? whoIsForgotten(this.byTokens.values()) : null
    if (!other) return
    this.links.forget(other)
    this.byTokens.delete(other.token)
  }
}

/** Shortest token that is believed: ours have 256 bits. */
const MIN_TOKEN = 40

/** The public id of a token's person: always the same, and no way back to the token. */
const idOf = (token: string): string =>
  createHash('sha256').update(`undertable person ${token}`).digest('base64url').slice(0, ID)
