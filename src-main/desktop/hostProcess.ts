/** Entry point of the host process, which the main process starts. */
import { runHost } from './hostCommands'
import type { HostProcessRequest } from './hostMessages'

const { parentPort } = process as NodeJS.Process & { readonly parentPort: Electron.ParentPort }

runHost({
  post: message => {
    parentPort.postMessage(message)
  },
  onMessage: hear => {
    parentPort.on('message', ({ data }) => {
      hear(data as HostProcessRequest)
    })
  },
})
