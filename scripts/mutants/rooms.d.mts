interface Room {
  readonly mutate: string
  readonly tests: readonly string[]
}
/** The rooms whose code Stryker changes, by name. */
export const ROOMS: { readonly [name: string]: Room }
export function roomsOf(name: string | undefined): readonly Room[]
