/** The rooms whose code Stryker changes, and the tests that must notice: folders of `tests/`. */
const game = name => ({ mutate: `src-shared/games/${name}/rules/**/*.ts`, tests: ['kernel', `games/${name}/rules`] })
const shared = (name, ...more) => ({ mutate: `src-shared/${name}/**/*.ts`, tests: [name, ...more] })

export const ROOMS = {
  kernel: shared('kernel', 'games/*/rules'),
  mascarade: game('mascarade'),
  castle: game('castle'),
  tales: game('tales'),
  overlord: game('overlord'),
  fair: shared('fair'),
  hall: shared('hall'),
  wire: shared('wire'),
  succession: shared('succession'),
  record: shared('record'),
  decks: shared('decks'),
}

/** The rooms that are asked for: one by its name, or all. @throws when there is none of this name */
export function roomsOf(name) {
  if (name === undefined) return Object.values(ROOMS)
  if (!Object.hasOwn(ROOMS, name))
    throw new Error(`no room is called ${name}; there are: ${Object.keys(ROOMS).join(', ')}`)
  return [ROOMS[name]]
}
