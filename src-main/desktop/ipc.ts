/**
 * The only IPC endpoint for the page: accepts listed calls with valid requests from our own window's page. Everything
 * else is dropped and logged.
 */
import type { IpcMainInvokeEvent, WebContents } from 'electron'
import * as v from 'valibot'
import type { Calls, PushEvents } from '../../src-shared/desktop/bridge'
import { REQUEST_SCHEMAS } from './channels'
import type { Shell } from './deps'
import { CALL_CHANNEL, isCall, PUSH_EVENT_CHANNEL, type CallName, type PushEventName } from './channelNames'

/** The handler of each call. */
export type CallHandlers = {
  readonly [C in CallName]: (request: Calls[C]['request']) => Promise<Calls[C]['response']> | Calls[C]['response']
}

export interface IpcSetup {
  readonly shell: Shell
  /** The web contents of our window, while there is one. */
  readonly ownContents: () => WebContents | null
  /** Whether a URL is our own page. */
  readonly isOwnPage: (url: string) => boolean
  readonly report: (line: string) => void
}

export interface Ipc {
  /** Starts handling calls. */
  handle(answers: CallHandlers): void
  /** Sends an event to the page, if there is one. */
  push<N extends PushEventName>(name: N, event: PushEvents[N]): void
}

/** The error of a dropped call: it does not say why. */
const DROPPED = 'dropped'

export function openIpc({ shell, ownContents, isOwnPage, report }: IpcSetup): Ipc {
  const isFromOwnPage = ({ sender, senderFrame }: IpcMainInvokeEvent): boolean =>
    sender === ownContents() && senderFrame !== null && senderFrame === sender.mainFrame && isOwnPage(senderFrame.url)
  return {
    handle(answers) {
      shell.ipcMain.handle(CALL_CHANNEL, async (event, name: unknown, request: unknown) => {
        const drop = (why: string): never => {
          report(`a call was dropped: ${why}`)
          throw new Error(DROPPED)
        }
        if (!isFromOwnPage(event)) return drop('it came from a page that is not ours')
        if (!isCall(name)) return drop('there is no such call')
        const read = v.safeParse(REQUEST_SCHEMAS[name], request)
        if (!read.success) return drop(`${name} has an invalid request`)
        return (answers[name] as (request: unknown) => unknown)(read.output)
      })
    },
    push(name, event) {
      const contents = ownContents()
      if (contents && !contents.isDestroyed()) contents.send(PUSH_EVENT_CHANNEL, name, event)
    },
  }
}
