export { mascaradeCoach as coach } from './coach'
export { mascaradeLesson as lesson } from './lesson'
export { mascaradeWords as words } from './words'
