export { talesLesson as lesson } from './lesson'
export { talesWords as words } from './words'
export { talesCoach as coach } from './coach'
