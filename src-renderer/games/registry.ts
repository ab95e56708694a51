/** Every game on the page, one line each. */
export { manifest as mascarade } from './mascarade/manifest'
export { manifest as castle } from './castle/manifest'
export { manifest as tales } from './tales/manifest'
export { manifest as overlord } from './overlord/manifest'
