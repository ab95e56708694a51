export { overlordCoachTexts as coach } from '../locales/coach'
export { overlordLessonTexts as texts } from '../locales/lesson'
export { overlordLesson as lesson } from './lesson'
