/** A lesson to begin with: a word of welcome, then free play with a tip at each new question. */
import { forEachLanguage } from '../../../src-shared/locales/byLanguage'
import type { Lesson } from '../../../src-shared/lessons/lesson'
import { smugglersLessonTexts, type SmugglersText } from '../locales/lesson'

export const lesson: Lesson<SmugglersText> = {
  game: 'smugglers',
  options: {},
  deal: 1,
  pupil: 0,
  names: ['', 'Alba', 'Bruno'],
  steps: [{ say: 'welcome' }, { free: 'begin' }],
  tips: { load: 'load', sail: 'sail' },
  end: 'end',
}
export const texts = smugglersLessonTexts
/** What a bot says of its choices: nothing yet (`Bot.why`). */
export const coach = forEachLanguage(() => ({}))
