export { talesCoachTexts as coach } from '../locales/coach'
export { talesLessonTexts as texts } from '../locales/lesson'
export { talesLesson as lesson } from './lesson'
