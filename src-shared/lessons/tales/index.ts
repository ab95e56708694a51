export { talesCoach as coach } from './coach'
