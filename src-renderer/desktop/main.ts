/** The desktop app's page: the guest's own page, with a first screen before it. */
import { createPinia } from 'pinia'
import { createApp, watch } from 'vue'
import { desktopWords } from '../../src-shared/lang/desktop'
import '../design/tokens.css'
import '../design/fonts.css'
import '../design/base.css'
import { wordsOfPage } from '../i18n'
import { desktopBridge, remember } from '../platform'
import { useMe } from '../store/me'
import { keepFocus } from '../ui/focus'
import DesktopApp from './DesktopApp.vue'
import { useDesktop } from './store'

const bridge = desktopBridge()
if (bridge) {
  const beginning = await bridge.call.begin(null)
  const { name, language } = beginning.settings
  // The file of settings is what counts: it outlives what the page itself keeps.
  if (name !== '') remember('name', name)
  if (language !== null) remember('language', language)
  const pinia = createPinia()
  const { words, install } = wordsOfPage()
  words.learnPart(desktopWords)
  const desktop = useDesktop(pinia)
  desktop.begin(bridge, beginning)
  const me = useMe(pinia)
  watch(
    () => me.name,
    now => {
      void desktop.set({ name: now })
    },
  )
  watch(words.language, now => {
    void desktop.set({ language: now })
  })
  const app = createApp(DesktopApp)
  app.use(pinia)
  install(app)
  app.mount('#app')
  keepFocus()
}
