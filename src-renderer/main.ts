/** The page: words, stores, the connection, and the screen that belongs to where the party is. */
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { browserConnection } from './connection/browser'
import './design/tokens.css'
import './design/base.css'
import { wordsOfPage } from './i18n'

const app = createApp(App, { open: browserConnection })
app.use(createPinia())
wordsOfPage().install(app)
app.mount('#app')
