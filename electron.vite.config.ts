import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import { licenceList } from './scripts/licences.mjs'

const here = import.meta.dirname

/** Rooms of the build: main (headless host, the desktop app, its host's own process, the workers of bots, seatings and store), the preload, and the pages. */
export default defineConfig({
  main: {
    plugins: [licenceList(here, resolve(here, 'out/licences.json'))],
    build: {
      outDir: 'out/main',
      target: 'node20.19',
      minify: false,
      // Packages of many files, of which we use a part, are bundled: a start pays for each file that it opens and for each
      // line that it reads. They are therefore development dependencies, and the others are opened from their folders.
      rollupOptions: {
        input: {
          desktop: resolve(here, 'src-main/desktop/desktop.ts'),
          hostProcess: resolve(here, 'src-main/desktop/hostProcess.ts'),
          headless: resolve(here, 'src-main/headless.ts'),
          botWorker: resolve(here, 'src-main/host/bots/botWorker.ts'),
          seatingWorker: resolve(here, 'src-main/hall/seatingWorker.ts'),
          storeWorker: resolve(here, 'src-main/store/storeWorker.ts'),
        },
        // Chunks beside the entries: what is shared finds workers and pages from where it stands (`new URL`).
        output: { comments: false, format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      minify: false,
      // A sandboxed preload runs no modules and requires next to nothing: all of it is in one file.
      externalizeDeps: false,
      rollupOptions: {
        input: { preload: resolve(here, 'src-main/desktop/preload.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: resolve(here, 'src-renderer'),
    base: './',
    plugins: [vue()],
    // A worker loads the rules of one game, not of all.
    worker: { format: 'es' },
    define: {
      __VUE_OPTIONS_API__: false,
      __VUE_PROD_DEVTOOLS__: false,
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
      // The message compiler stays (it makes data, no code: our CSP knows no eval); the old interface and tools go.
      __VUE_I18N_LEGACY_API__: false,
      __VUE_I18N_FULL_INSTALL__: false,
      __INTLIFY_PROD_DEVTOOLS__: false,
      __INTLIFY_DROP_MESSAGE_COMPILER__: false,
    },
    build: {
      outDir: resolve(here, 'out/renderer'),
      // Phones are guests: Safari 16 and everything newer.
      target: 'es2022',
      cssTarget: 'safari16',
      minify: true,
      modulePreload: { polyfill: false },
      // Kilobytes: the first screen's file is larger than the bundler's default, and counted by tests/build.
      chunkSizeWarningLimit: 600,
      rollupOptions: {
        input: { index: resolve(here, 'src-renderer/index.html'), desktop: resolve(here, 'src-renderer/desktop.html') },
        // What the first screen needs is one file, and what later screens share with each other another: small ones add up.
        // Each page starts in a file of its own, and what only the app's frame has is not sent to guests.
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'first',
                tags: ['$initial'],
                test: /^(?!.*src-renderer[\\/](desktop|main\.ts|index\.html))/,
                priority: 1,
              },
              {
                name: 'parts',
                test: /src-renderer[\\/](ui|help|people[\\/]FaceIcon|lobby[\\/](GameCrest|invitations))/,
              },
            ],
          },
        },
      },
    },
  },
})
