/** Every message that a schema knows, with an odd text in the place of each of its texts, one after the other. */
import * as v from 'valibot'

/** What no id is, and what a program could take for a path. None leads to anything that exists on a machine of tests. */
export const ODD_TEXTS: readonly string[] = [
  '../../odd',
  '../../../../../../odd/x',
  '..',
  '.',
  '',
  '/odd/x',
  'C:\\odd',
  '..\\..\\odd',
  'odd/x',
  'odd\0x',
  '__proto__',
  'CON',
  'odd ',
  'odd.',
  '%2e%2e%2fodd',
  'file:///odd/x',
  '\u202eddo',
  '🃏',
  'ödd',
  '~/odd',
  '$(touch odd)',
  'x'.repeat(10_000),
]
/** In the place of a text: what is none. */
const NO_TEXTS: readonly unknown[] = [42, null, ['..', 'odd'], { length: 1, 0: 'odd' }]

/** Of each kind of text one that is accepted: ids, base64, a key, an address. */
const ACCEPTED = ['p1', 'AAAA', `${'A'.repeat(43)}=`, 'a'.repeat(64), '127.0.0.1']
const NUMBERS = [1, 4, 0]

/** The place of a text in a message. */
class Slot {
  constructor(public text: unknown) {}
  toJSON(): unknown {
    return this.text
  }
}

type Schema = v.GenericSchema & {
  readonly wrapped?: Schema
  readonly entries?: { readonly [name: string]: Schema }
  readonly options?: readonly (Schema | string)[]
  readonly item?: Schema
  readonly key?: Schema
  readonly value?: Schema
  readonly literal?: unknown
}

/** How the outline of a schema is filled: which of several forms it has, and the places of texts. */
interface Filling {
  readonly slots: Slot[]
  readonly form: number
  /** Texts and numbers that stay as they are, by their field. */
  readonly fixed: ReadonlyMap<string, string | number>
  /** How many forms there are. */
  forms: number
}

function fill(schema: Schema, filling: Filling, field = ''): unknown {
  const { slots, form, fixed } = filling
  const next = (one: Schema, name = field): unknown => fill(one, filling, name)
  const slot = (text: string): unknown => {
    const known = fixed.get(field)
    if (known !== undefined) return known
    const made = new Slot(text)
    slots.push(made)
    return made
  }
  const { type, wrapped, entries, options, item, key, value, literal } = schema
  if (wrapped) return next(wrapped)
  if (entries) return Object.fromEntries(Object.entries(entries).map(([name, one]) => [name, next(one, name)]))
  if (type === 'literal') return literal
  if (type === 'array') return item ? [next(item)] : []
  if (type === 'record') return key && value ? { p1: next(value) } : {}
  if (type === 'picklist') return slot(String(options?.[0]))
  if (options) {
    filling.forms = Math.max(filling.forms, options.length)
    return next(options[form % options.length] as Schema)
  }
  if (type === 'boolean') return true
  if (type === 'number') return fixed.get(field) ?? NUMBERS.find(n => v.is(schema, n)) ?? 1
  if (type === 'null') return null
  return slot(ACCEPTED.find(text => v.is(schema, text)) ?? 'p1')
}

/**
 * @param few how many odd texts each place gets; over the places all of them come up
 * @param fixed what stays as it is, by their field, so that the messages come further
 * @returns messages, as text
 */
export function* oddMessages(
  union: { readonly options: readonly unknown[] },
  few: number,
  fixed: ReadonlyMap<string, string | number> = new Map(),
): Generator<string> {
  const odd = [...ODD_TEXTS, ...NO_TEXTS]
  let at = 0
  for (const option of union.options as readonly Schema[])
    for (let form = 0, forms = 1; form < forms; form++) {
      const filling: Filling = { slots: [], form, fixed, forms }
      const message = fill(option, filling)
      forms = filling.forms
      yield JSON.stringify(message)
      for (const slot of filling.slots) {
        const usual = slot.text
        for (let n = 0; n < few; n++) {
          slot.text = odd[at++ % odd.length]
          yield JSON.stringify(message)
        }
        slot.text = usual
      }
    }
}
