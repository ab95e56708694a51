export { mascaradeCoachTexts as coach } from '../locales/coach'
export { mascaradeLessonTexts as texts } from '../locales/lesson'
export { mascaradeLesson as lesson } from './lesson'
