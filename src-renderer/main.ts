/** The page: words, stores, the connection, and the screen that belongs to where the party is. */
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { refuse } from '../src-shared/kernel/refusal'
import { browserConnection } from './connection/browser'
import './design/tokens.css'
import './design/fonts.css'
import './design/base.css'
import { wordsOfPage } from './i18n'
import { isTableScreen, screenLanguage } from './platform'
import { isLanguage } from '../src-shared/lang'
import { useTable } from './store/table'
import { keepFocus } from './ui/focus'

const { words, install } = wordsOfPage()
const wanted = isTableScreen() ? screenLanguage() : null
if (isLanguage(wanted)) words.speak(wanted)
const root = isTableScreen() ? (await import('./screen/ScreenApp.vue')).default : App
const app = createApp(root, { open: browserConnection })
app.use(createPinia())
install(app)
// What a host sends is shown as it is: where that cannot be, the table is left, in words, and the page stays usable.
app.config.errorHandler = () => {
  useTable().giveUp(refuse('hostGarbled'))
}
app.mount('#app')
keepFocus()
