/** The fields that an object of a deck may have, read from the schema itself. */
import type * as v from 'valibot'
import type { Json } from '../kernel/choiceSpec'

/** What of a valibot schema leads further in. */
interface Node {
  readonly type: string
  readonly pipe?: readonly Node[]
  readonly wrapped?: Node
  readonly item?: Node
  readonly entries?: { readonly [field: string]: Node }
  readonly key?: string
  readonly options?: readonly Node[]
  readonly literal?: unknown
  readonly getter?: (input: unknown) => Node
}

/** @returns as a list of words in valibot's notation, or null where the path leads to no object */
export function fieldsAt(schema: v.GenericSchema, content: Json, path: readonly string[]): string | null {
  let node: Node | null = objectOf(schema as unknown as Node, content),
    at: unknown = content
  for (const key of path) {
    at = (at as { readonly [key: string]: unknown } | null)?.[key]
    node = objectOf(node?.type === 'array' ? node.item : node?.entries?.[key], at)
  }
  return node?.entries ? Object.keys(node.entries).join(' | ') : null
}

/** The schema of the list or the object itself, without what stands around it. */
function objectOf(node: Node | undefined, at: unknown): Node | null {
  if (!node) return null
  if (node.wrapped) return objectOf(node.wrapped, at)
  if (node.getter) return objectOf(node.getter(at), at)
  if (node.options)
    return objectOf(
      node.options.find(option => suits(option, node.key, at)),
      at,
    )
  // Of several checks of one list the last knows its elements.
  const lists = node.pipe?.filter(one => one.type === 'array') ?? []
  return lists.at(-1) ?? node
}

function suits(option: Node, key: string | undefined, at: unknown): boolean {
  if (typeof at !== 'object' || at === null || !option.entries) return false
  return key === undefined || option.entries[key]?.literal === (at as { readonly [key: string]: unknown })[key]
}
