export { overlordLesson as lesson } from './lesson'
export { overlordWords as words } from './words'
