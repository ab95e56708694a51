/** Loads a lesson with all that it needs: rules, a bot for the others, texts. */
import type { BotFactory } from '../../src-shared/bots/bot'
import type { Game } from '../../src-shared/kernel'
import { pageGame } from '../games'
import type { LessonTexts } from '../games/manifest'

export interface LoadedLesson extends LessonTexts {
  readonly game: Game
  readonly bot: BotFactory
}

/** @throws when the page knows no lesson of this game */
export async function loadLesson(id: string): Promise<LoadedLesson> {
  const manifest = pageGame(id)
  if (!manifest) throw new Error(`no lesson of ${id}`)
  const [game, bot, texts] = await Promise.all([manifest.rules(), manifest.bot(), manifest.lesson()])
  return { ...(texts as LessonTexts), game, bot }
}
