export { castleCoach as coach } from './coach'
export { castleLesson as lesson } from './lesson'
export { castleWords as words } from './words'
