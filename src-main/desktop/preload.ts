/** Runs before the page, in its sandbox: gives it one function for each call and each piece of news, and nothing else. */
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import type { Bridge } from '../../src-shared/desktop/bridge'
import { CALL_NAMES, CALL_WIRE, NEWS_NAMES, NEWS_WIRE } from './names'

const call = Object.fromEntries(
  CALL_NAMES.map(name => [name, (given: unknown) => ipcRenderer.invoke(CALL_WIRE, name, given)]),
)

const hear = Object.fromEntries(
  NEWS_NAMES.map(name => [
    name,
    (tell: (news: unknown) => void) => {
      // The event itself stays here: it would give the page the whole of IPC.
      const listen = (_: IpcRendererEvent, told: unknown, news: unknown): void => {
        if (told === name) tell(news)
      }
      ipcRenderer.on(NEWS_WIRE, listen)
      return () => {
        ipcRenderer.off(NEWS_WIRE, listen)
      }
    },
  ]),
)

contextBridge.exposeInMainWorld('undertable', { call, hear } as unknown as Bridge)
