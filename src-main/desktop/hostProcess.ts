/** The program of the host's own process, started by main. */
import { runHost } from './hostSide'
import type { ToHost } from './hostMessages'

const { parentPort } = process as NodeJS.Process & { readonly parentPort: Electron.ParentPort }

runHost({
  post: message => {
    parentPort.postMessage(message)
  },
  hear: hear => {
    parentPort.on('message', ({ data }) => {
      hear(data as ToHost)
    })
  },
})
