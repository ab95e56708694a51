/** The messages of every game, found by their files. */
import type { Worded } from '../kit/messages'

const files = import.meta.glob<{ readonly [name: string]: Worded }>('../../src-shared/games/*/locales/messages.ts', {
  eager: true,
})

export const GAME_MESSAGES: { readonly [game: string]: Worded } = Object.fromEntries(
  Object.entries(files).flatMap(([path, module]) => {
    const [, game = ''] = /games\/(\w+)\//.exec(path) ?? []
    const messages = module[`${game}Messages`]
    return messages ? [[game, messages]] : []
  }),
)
