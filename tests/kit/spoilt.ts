/** The value with what lies at a path replaced by what is made of it; `undefined` leaves the field out. */
export function spoilt(value: unknown, [key, ...rest]: readonly string[], make: (found: unknown) => unknown): unknown {
  if (key === undefined) return make(value)
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === key ? spoilt(one, rest, make) : (one as unknown)))
  return { ...(value as object), [key]: spoilt((value as { [key: string]: unknown })[key], rest, make) }
}
