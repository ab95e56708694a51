/** Starts the guest's page: messages, stores, the connection and the first screen. */
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { refuse } from '../src-shared/kernel/refusal'
import { takeBelongings } from './connection/belongings'
import { browserConnection } from './connection/browser'
import { browserFollower } from './connection/browserFollower'
import { followTable } from './connection/following'
import { takeOwnerLink } from './connection/ownerLink'
import './design/tokens.css'
import './design/fonts.css'
import './design/base.css'
import { pageI18n } from './i18n'
import { isInBrowser, isTableScreen, screenLanguage } from './platform'
import { isLanguage } from '../src-shared/locales/languages'
import { useTable } from './store/table'
import { keepFocus } from './ui/focus'
import { useLook } from './ui/look'

// First of all: nothing is drawn while the key of the owner's link stands in the address.
const isLinkAlive = !isInBrowser() || (await takeOwnerLink())
if (isInBrowser()) takeBelongings()
const { i18n, install } = pageI18n()
const wanted = isTableScreen() ? screenLanguage() : null
if (isLanguage(wanted)) i18n.setLanguage(wanted)
const root = isTableScreen() ? (await import('./screen/ScreenApp.vue')).default : App
const app = createApp(root, { open: browserConnection })
const pinia = createPinia()
app.use(pinia)
useLook(pinia)
install(app)
// When an update cannot be drawn, the table is left with a message, and the page stays usable.
app.config.errorHandler = fault => {
  // eslint-disable-next-line no-console -- the person is told that it is so, the console says why
  console.error(fault)
  useTable().giveUp(refuse('hostGarbled'))
}
app.mount('#app')
keepFocus()
if (!isLinkAlive) useTable().notice(refuse('ownerLinkDead'))
if (isInBrowser()) followTable(useTable(), browserFollower())
