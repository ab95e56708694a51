export { castleCoachTexts as coach } from '../locales/coach'
export { castleLessonTexts as texts } from '../locales/lesson'
export { castleLesson as lesson } from './lesson'
