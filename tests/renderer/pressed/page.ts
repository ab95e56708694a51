/** A page in memory: parts of the real page are drawn into plain nodes, and pressed and typed into as by a person. */
import { createRenderer, nextTick, type Component } from 'vue'
import { createPinia, setActivePinia, type Pinia } from 'pinia'
import { afterEach, expect, vi } from 'vitest'
import { pageI18n } from '../../../src-renderer/i18n'
import type {
  Connection,
  HallConnection,
  OutgoingHallMessage,
  OutgoingMessage,
} from '../../../src-renderer/connection/connection'
import type { Json } from '../../../src-shared/kernel'
import type { Refusal } from '../../../src-shared/kernel/refusal'
import { deckMessages } from '../../../src-shared/locales/decks'
import { desktopMessages } from '../../../src-shared/locales/desktop'
import { hallMessages } from '../../../src-shared/locales/hall'
import { keepingMessages } from '../../../src-shared/locales/keeping'
import { GAME_MESSAGES } from '../../locales/gameMessages'
import { changes, outline, type Drawn } from '../watched/outline'
import { isMatch } from './selecting'

type Act = (event: object) => unknown

/** An element, a text or a comment. */
class Place {
  /** Vue leaves it as it is, as it does a browser's nodes. */
  readonly __v_skip = true
  parent: Place | null = null
  children: Place[] = []
  readonly props: { [name: string]: unknown } = {}
  readonly acts = new Map<string, Act>()
  readonly listeners: (readonly [kind: string, act: Act])[] = []
  readonly classList = {
    add: noop,
    remove: noop,
    contains: (name: string): boolean => String(this.props.class).split(/\s+/).includes(name),
  }
  readonly style = { setProperty: noop, removeProperty: noop }
  readonly dataset = new Proxy<{ [name: string]: unknown }>(
    {},
    {
      get: (_, name) => this.props[dataName(name)],
      set: (_, name, value) => {
        this.props[dataName(name)] = value
        return true
      },
    },
  )
  value: unknown = ''
  checked = false
  selected = false
  open = false

  constructor(
    readonly tag: string,
    public text = '',
  ) {}

  get options(): Place[] {
    return this.all().filter(({ tag }) => tag === 'option')
  }
  get selectedIndex(): number {
    return this.options.findIndex(({ selected }) => selected)
  }
  set selectedIndex(at: number) {
    for (const [i, option] of this.options.entries()) option.selected = i === at
  }
  get textContent(): string {
    return this.text + this.children.map(one => one.textContent).join(' ')
  }
  /** This, and all that it lies within. */
  around(): Place[] {
    return [this, ...(this.parent?.around() ?? [])]
  }
  all(into: Place[] = []): Place[] {
    into.push(this)
    for (const one of this.children) one.all(into)
    return into
  }
  addEventListener(kind: string, act: Act): void {
    this.listeners.push([kind, act])
  }
  removeEventListener(): void {
    /* a node lives as long as its test */
  }
  querySelectorAll(selector: string): Place[] {
    return this.all().filter(one => one !== this && isMatch(one, selector))
  }
  querySelector(tag: string): Place | null {
    return this.querySelectorAll(tag)[0] ?? null
  }
  closest(selector: string): Place | null {
    return isMatch(this, selector) ? this : (this.parent?.closest(selector) ?? null)
  }
  contains(other: unknown): boolean {
    return this.all().some(one => one === other)
  }
  /** What happens here happens in all that this lies within, unless it is stopped on the way. */
  dispatch(kind: string, more: object = {}): void {
    let isStopped = false
    const event = {
      type: kind,
      target: this as Place,
      currentTarget: this as Place,
      preventDefault: noop,
      stopPropagation: () => {
        isStopped = true
      },
      ...more,
    }
    for (const at of BUBBLES.has(kind) ? this.around() : [this]) {
      if (isStopped) return
      event.currentTarget = at
      at.acts.get(kind)?.(event)
      for (const [of, act] of at.listeners) if (of === kind) act(event)
    }
  }
  getRootNode(): Place {
    return this.parent?.getRootNode() ?? this
  }
  getAttribute(name: string): string | null {
    const value = this.props[name]
    return value === undefined || value === null || value === false ? null : String(value)
  }
  setAttribute(name: string, value: unknown): void {
    this.props[name] = value
  }
  toggleAttribute(name: string, on: boolean): void {
    this.props[name] = on ? '' : undefined
  }
  removeAttribute(name: string): void {
    this.props[name] = undefined
  }
  /** Everything is in the same place, and small. */
  getBoundingClientRect(): object {
    return { x: 0, y: 0, top: 0, left: 0, bottom: 1, right: 1, width: 1, height: 1 }
  }
  /** What moves has arrived once its time is over. */
  animate(_: unknown, { delay = 0, duration }: { readonly delay?: number; readonly duration: number }): object {
    const run: { onfinish?: () => void } = {}
    setTimeout(() => run.onfinish?.(), delay + duration)
    return run
  }
  scrollIntoView(): void {
    /* all is in sight */
  }
  focus(): void {
    /* nobody looks */
  }
  scrollTo(): void {
    /* all is in sight */
  }
  showModal(): void {
    this.open = true
  }
  close(): void {
    if (!this.open) return
    this.open = false
    this.dispatch('close')
  }
}
const noop = (): void => undefined
const BUBBLES = new Set(['click', 'input', 'change', 'submit', 'keydown', 'focusin', 'focusout', 'pointerdown'])
const dataName = (name: string | symbol): string =>
  `data-${String(name).replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`

function setProp(place: Place, name: string, value: unknown): void {
  if (!/^on[A-Z]/.test(name)) {
    place.props[name] = value
    if (name === 'value') place.value = value
    if (name === 'checked') place.checked = value === true
    if (name === 'selected') place.selected = value === true
    return
  }
  const kind = name
    .slice(2)
    .replace(/(Once|Capture|Passive)+$/, '')
    .toLowerCase()
  const acts = (Array.isArray(value) ? value : [value]).filter(one => typeof one === 'function') as Act[]
  place.acts.set(kind, event => {
    for (const act of acts) act(event)
  })
}

const { createApp } = createRenderer<Place, Place>({
  patchProp: (place, name, _, value) => {
    setProp(place, name, value)
  },
  insert(child, parent, before) {
    if (child.parent) child.parent.children = child.parent.children.filter(one => one !== child)
    child.parent = parent
    const at = before ? parent.children.indexOf(before) : -1
    if (at < 0) parent.children.push(child)
    else parent.children.splice(at, 0, child)
  },
  remove(child) {
    if (child.parent) child.parent.children = child.parent.children.filter(one => one !== child)
    child.parent = null
  },
  createElement: tag => new Place(tag),
  createText: text => new Place('', text),
  createComment: () => new Place(''),
  setText(place, text) {
    place.text = text
  },
  setElementText(place, text) {
    place.children = []
    place.text = text
  },
  parentNode: place => place.parent,
  nextSibling: place => place.parent?.children[place.parent.children.indexOf(place) + 1] ?? null,
  insertStaticContent(content, parent) {
    const place = new Place('static', content)
    place.parent = parent
    parent.children.push(place)
    return [place, place]
  },
  // What stands over the page stands elsewhere in it.
  querySelector: () => new Place('body'),
})

const CONTROLS = new Set(['button', 'select', 'input', 'textarea'])

/** The words at a control, with those of the groups that it is in. */
function labelOf(place: Place, root: Place): string {
  const own = root
    .all()
    .find(({ tag, props: { for: of } }) => tag === 'label' && of !== undefined && of === place.props.id)
  const words = [own?.textContent ?? place.props['aria-label'] ?? (place.tag === 'button' ? place.textContent : '')]
  for (let at: Place | null = place; at; at = at.parent) {
    if (at.tag === 'label') words.unshift(at.textContent)
    if (at.tag === 'fieldset') words.unshift(at.querySelector('legend')?.textContent ?? '')
  }
  return words
    .map(word => String(word ?? '').trim())
    .filter(word => word !== '')
    .join(': ')
}

/** All of a short list; both ends of a long one. */
const fewOf = <One>(all: readonly One[]): readonly One[] =>
  all.length <= 7 ? all : [...all.slice(0, 2), ...all.slice(-1)]

/** Words of a list, both ends of a number and what lies beyond them, another text, the other side of a box. */
function waysOf(place: Place): readonly { readonly says: string; readonly kind: string; readonly set: () => void }[] {
  const { tag, props: own } = place
  const type = (text: string, says = text): { says: string; kind: string; set: () => void } => ({
    says,
    kind: 'input',
    set: () => {
      place.value = text
    },
  })
  if (tag === 'button') return [{ says: 'press', kind: 'click', set: noop }]
  if (tag === 'select')
    return fewOf(place.options).map(option => ({
      says: option.textContent.trim(),
      kind: 'change',
      set: () => {
        place.value = option.props.value
      },
    }))
  if (own.type === 'checkbox')
    return [
      {
        says: place.checked ? 'off' : 'on',
        kind: 'change',
        set: () => {
          place.checked = !place.checked
        },
      },
    ]
  if (own.type !== 'number') return [type(' Another  text '), type('', 'nothing')]
  const [min, max] = [Number(own.min), Number(own.max)]
  return [min - 1, min, max, max + 1].map(n => type(String(n)))
}

let pinia: Pinia | null = null

/** What chance chooses is the same in every run: a face, an id, a code. */
function chanceRepeats(): void {
  let last = 1
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(values => {
    const bytes = new Uint8Array((values as Uint8Array).buffer)
    // Park and Miller's generator.
    for (let i = 0; i < bytes.length; i++) bytes[i] = (last = (last * 48_271) % 2_147_483_647) & 0xff
    return values
  })
}

/** Stores and a browser of a test's own: it begins with them. */
export function freshStores(): void {
  chanceRepeats()
  // A date on a page is the same in every run.
  vi.setSystemTime(1_800_000_000_000)
  vi.stubGlobal('document', {
    title: 'Undertable',
    hidden: false,
    querySelector: () => null,
    activeElement: null,
    documentElement: { lang: '', dataset: {}, style: { setProperty: noop, removeProperty: noop } },
    addEventListener: noop,
    removeEventListener: noop,
  })
  vi.stubGlobal('window', {
    location: new URL('http://10.0.0.1:26262/?table=t'),
    addEventListener: noop,
    removeEventListener: noop,
    matchMedia: () => ({ matches: false, addEventListener: noop, removeEventListener: noop }),
    scrollTo: noop,
  })
  // Vue asks whether a node is one of these: none is.
  for (const kind of ['Document', 'ShadowRoot']) vi.stubGlobal(kind, WeakSet)
  pinia = createPinia()
  setActivePinia(pinia)
}

/**
 * Parts are called by their `data-test`, by their `#id`, by their label for screen readers, by another `data-` name with
 * its value, as in `phrase hello`, or, a button, by its words.
 */
export interface DrawnPage {
  /** Everything on the page. */
  readonly root: Drawn
  /** The text of a part, or of the whole page. */
  readonly text: (name?: string) => string
  /** The names (`data-test`) of what is on the page, in order. */
  readonly parts: () => string[]
  readonly has: (name: string) => boolean
  readonly isDisabled: (name: string) => boolean
  /** What a field or box shows. */
  readonly value: (name: string) => unknown
  readonly isChecked: (name: string) => boolean
  /** Presses the n-th part of this name, as a person can: not where it is disabled. What is folded is unfolded. */
  readonly press: (name: string, n?: number) => Promise<void>
  /** Presses something that lies within this part, and does nothing itself. */
  readonly pressWithin: (name: string) => Promise<void>
  readonly type: (name: string, text: string) => Promise<void>
  readonly tick: (name: string, on: boolean) => Promise<void>
  /** Chooses files in a field for them. */
  readonly give: (name: string, files: readonly object[]) => Promise<void>
  /** Goes on to another part, so that this field has the focus no longer. */
  readonly leave: (name: string) => Promise<void>
  readonly choose: (name: string, value: string) => Promise<void>
  /** Picks the n-th choice of the list in this part. */
  readonly pick: (name: string, n: number) => Promise<void>
  /** Which choice of the list in this part is picked. */
  readonly picked: (name: string) => number
  /** Of the parts of this name, which are marked as chosen. */
  readonly marked: (name: string) => boolean[]
  /** Presses a key while this part has the focus. @returns the text of the part that has it afterwards */
  readonly key: (name: string, key: string, more?: object) => Promise<string>
  /** What can be pressed, chosen or typed into within parts of this class, in order. */
  readonly controls: (within: string) => Control[]
  /** Sends the form, as the enter key does. */
  readonly submit: () => Promise<void>
  readonly close: () => void
}

/** Something that can be used. */
export interface Control {
  /** The words at it, with those of the group that it is in. */
  readonly label: string
  /** Some ways to use it: to choose, to type or to press. */
  readonly ways: readonly { readonly says: string; readonly use: () => Promise<void> }[]
}

/** What each page of a test shows at its end. */
let shown: (() => readonly string[])[] = []

/** All of it is as it was looked at and found right. A change on purpose is accepted with `-u`. */
afterEach(() => {
  vi.useRealTimers()
  const pages = shown.map(page => page())
  shown = []
  const told = pages.flatMap((page, n) => toldOf(page, pages[n - 1]))
  if (watches && told.length > 0) expect(`\n${told.join('\n')}\n`).toMatchSnapshot('what the page shows')
})

/** A page like the one before it is told by what differs. */
function toldOf(page: readonly string[], before: readonly string[] | undefined): readonly string[] {
  if (!before) return shortened(page)
  const different = changes(before, page)
  if (different.length === 0) return []
  return different.length < page.length ? ['== then', ...shortened(different)] : ['== another page', ...shortened(page)]
}

/** Lines in a row that differ by a number only: of many, the first and the last. */
function shortened(lines: readonly string[]): readonly string[] {
  const kindOf = (line: string | undefined): string | undefined => line?.replace(/\d+/g, '#')
  const isWithin = (n: number, by: number): boolean => kindOf(lines[n + by]) === kindOf(lines[n])
  const told: string[] = []
  for (const [n, line] of lines.entries())
    if (![-2, -1, 1, 2].every(by => isWithin(n, by))) told.push(line)
    else if (told.at(-1) !== ELLIPSIS) told.push(ELLIPSIS)
  return told
}
const ELLIPSIS = '…'

let watches = true
/** Pages of this file are looked at by its own tests alone. */
export function looksItself(): void {
  watches = false
}

/** Draws a part of the page, in English. */
export async function drawn(part: Component, props: object = {}): Promise<DrawnPage> {
  if (!pinia) throw new Error('a test begins with stores of its own')
  const app = createApp(part, { ...props })
  app.use(pinia)
  const { i18n, install } = pageI18n()
  for (const messages of [keepingMessages, desktopMessages, hallMessages, deckMessages]) i18n.addMessages(messages)
  for (const [game, messages] of Object.entries(GAME_MESSAGES)) i18n.addGameMessages(game, messages)
  install(app as never)
  const root = new Place('body')
  let last: readonly string[] | null = null
  shown.push(() => last ?? outline(root))
  app.mount(root)
  await settled()
  const named = (): Place[] => root.all().filter(({ props: all }) => typeof all['data-test'] === 'string')
  const isCalled = (place: Place, name: string): boolean => {
    const { props: all } = place
    if (name.startsWith('#')) return all.id === name.slice(1)
    const [kind = '', ...of] = name.split(' ')
    return (
      all['data-test'] === name ||
      all['aria-label'] === name ||
      String(all[`data-${kind}`]) === of.join(' ') ||
      (place.tag === 'button' && place.textContent.trim() === name)
    )
  }
  const isOff = ({ props: { disabled } }: Place): boolean => disabled === '' || disabled === true
  const find = (name: string, n = 0): Place => {
    const found = root.all().filter(one => isCalled(one, name))[n]
    if (!found)
      throw new Error(
        `no ${name} among ${named()
          .map(({ props: all }) => all['data-test'])
          .join(', ')}`,
      )
    return found
  }
  const listIn = (name: string): Place => {
    const list = find(name)
      .all()
      .find(({ tag }) => tag === 'select')
    if (!list) throw new Error(`no list in ${name}`)
    return list
  }
  const act = async (place: Place, ...kinds: readonly string[]): Promise<void> => {
    if (isOff(place)) return
    for (const kind of kinds) place.dispatch(kind)
    await settled()
  }
  return {
    root,
    text: name => (name === undefined ? root : find(name)).textContent.replace(/\s+/g, ' ').trim(),
    parts: () => named().map(({ props: all }) => String(all['data-test'])),
    has: name => root.all().some(one => isCalled(one, name)),
    isDisabled: name => isOff(find(name)),
    value: name => find(name).value,
    isChecked: name => find(name).checked,
    press(name, n) {
      const place = find(name, n)
      if (place.tag !== 'details') return act(place, 'click')
      place.open = !place.open
      return act(place, 'toggle')
    },
    async pressWithin(name) {
      find(name).dispatch('click', { target: null })
      await settled()
    },
    type(name, text) {
      find(name).value = text
      return act(find(name), 'input', 'change')
    },
    tick(name, on) {
      find(name).checked = on
      return act(find(name), 'change')
    },
    give(name, files) {
      Object.assign(find(name), { files, value: 'a file' })
      return act(find(name), 'change')
    },
    leave: name => act(find(name), 'blur'),
    choose(name, value) {
      const box = find(name)
      box.value = value
      for (const option of box.options) option.selected = option.props.value === value
      return act(box, 'change')
    },
    pick(name, n) {
      const box = listIn(name)
      box.selectedIndex = n
      return act(box, 'change')
    },
    picked: name => listIn(name).selectedIndex,
    marked: name =>
      root
        .all()
        .filter(one => isCalled(one, name))
        .map(({ props: all }) => all['aria-pressed'] === true || /\b(taken|marked)\b/.test(String(all.class))),
    async key(name, key, more = {}) {
      const place = find(name)
      let focused = place
      vi.stubGlobal('document', Object.assign(document, { activeElement: place }))
      for (const one of root.all())
        one.focus = () => {
          focused = one
        }
      for (let at: Place | null = place; at; at = at.parent) at.dispatch('keydown', { key, target: place, ...more })
      await settled()
      return focused.textContent.trim()
    },
    controls: within =>
      [
        ...new Set(
          root
            .all()
            .filter(({ classList }) => classList.contains(within))
            .flatMap(part => part.all()),
        ),
      ]
        .filter(place => CONTROLS.has(place.tag) && !isOff(place))
        .map(place => ({
          get label() {
            return labelOf(place, root)
          },
          ways: waysOf(place).map(({ says, kind, set }) => ({
            says,
            use: () => {
              set()
              return act(place, kind)
            },
          })),
        })),
    submit: () => act(root.all().find(({ tag }) => tag === 'form') ?? root, 'submit'),
    close: () => {
      last = outline(root)
      app.unmount()
    },
  }
}

/** What is under way has been done, and is drawn. */
export async function settled(): Promise<void> {
  await vi.dynamicImportSettled()
  for (let i = 0; i < 5; i++) await nextTick()
}

/** A host that notes what it is sent. */
export interface NotingHost {
  readonly connection: Connection
  readonly sent: OutgoingMessage[]
  /** What it refuses, by kind. */
  readonly refuses: Map<OutgoingMessage['kind'], Refusal>
  readonly closed: Refusal[]
  /** Sends the table's deck, under its hash. */
  readonly sendDeck: (hash: string, deck: Json) => void
}

export function notingHost(): NotingHost {
  const sent: OutgoingMessage[] = [],
    refuses = new Map<OutgoingMessage['kind'], Refusal>(),
    closed: Refusal[] = []
  let onDeck: (hash: string, deck: Json) => void = noop
  const connection: Connection = {
    send: message => {
      sent.push(message)
      return Promise.resolve(refuses.get(message.kind) ?? null)
    },
    onUpdate: noop,
    onState: noop,
    onDeck: listener => {
      onDeck = listener
    },
    onLink: noop,
    onHistory: noop,
    onChat: noop,
    onFairDeal: noop,
    retry: noop,
    close: why => closed.push(why),
  }
  const sendDeck = (hash: string, deck: Json): void => {
    onDeck(hash, deck)
  }
  return { connection, sent, refuses, closed, sendDeck }
}

/** A hall that notes what it is sent, and refuses it while the test says so. */
export interface NotingHall {
  readonly connection: HallConnection
  readonly sent: OutgoingHallMessage[]
  refused: Refusal | null
}

export function notingHall(): NotingHall {
  const hall: NotingHall = {
    connection: {
      send: message => {
        hall.sent.push(message)
        return Promise.resolve(hall.refused)
      },
      onMessage: noop,
    },
    sent: [],
    refused: null,
  }
  return hall
}
