/** The desktop app's page: the guest's page, with a first screen before it. */
import { createPinia } from 'pinia'
import { createApp, watch } from 'vue'
import { desktopMessages } from '../../src-shared/locales/desktop'
import '../design/tokens.css'
import '../design/fonts.css'
import '../design/base.css'
import { pageI18n } from '../i18n'
import { desktopBridge, remember } from '../platform'
import { useMe } from '../store/me'
import { keepFocus } from '../ui/focus'
import { useLook } from '../ui/look'
import DesktopApp from './DesktopApp.vue'
import { useDesktop } from './store'

const bridge = desktopBridge()
if (bridge) {
  const beginning = await bridge.call.initialize(null)
  const { name, avatar, language } = beginning.settings
  // The settings file wins: it outlives what the page itself stores.
  if (name !== '') remember('name', name)
  if (language !== null) remember('language', language)
  const pinia = createPinia()
  useLook(pinia)
  const { i18n, install } = pageI18n()
  i18n.addMessages(desktopMessages)
  const desktop = useDesktop(pinia)
  desktop.begin(bridge, beginning)
  const me = useMe(pinia)
  watch(
    () => me.name,
    now => {
      void desktop.set({ name: now })
    },
  )
  if (avatar) me.setAvatar(avatar)
  watch(
    () => me.avatar,
    now => {
      void desktop.set({ avatar: now })
    },
    { immediate: avatar === null },
  )
  watch(i18n.language, now => {
    void desktop.set({ language: now })
  })
  const app = createApp(DesktopApp)
  app.use(pinia)
  install(app)
  app.mount('#app')
  keepFocus()
}
