export { overlordCoach as coach } from './coach'
export { overlordLesson as lesson } from './lesson'
export { overlordWords as words } from './words'
