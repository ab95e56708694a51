/** Preload script, in the page's sandbox: exposes one function per call and per push event, and nothing else. */
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import type { Bridge } from '../../src-shared/desktop/bridge'
import { CALL_NAMES, CALL_CHANNEL, PUSH_EVENT_NAMES, PUSH_EVENT_CHANNEL } from './channelNames'

const call = Object.fromEntries(
  CALL_NAMES.map(name => [name, (request: unknown) => ipcRenderer.invoke(CALL_CHANNEL, name, request)]),
)

const on = Object.fromEntries(
  PUSH_EVENT_NAMES.map(name => [
    name,
    (listener: (event: unknown) => void) => {
      // The IPC event is not passed on: it would expose all of IPC to the page.
      const forward = (_: IpcRendererEvent, received: unknown, event: unknown): void => {
        if (received === name) listener(event)
      }
      ipcRenderer.on(PUSH_EVENT_CHANNEL, forward)
      return () => {
        ipcRenderer.off(PUSH_EVENT_CHANNEL, forward)
      }
    },
  ]),
)

contextBridge.exposeInMainWorld('undertable', { call, on } as unknown as Bridge)
