/**
 * The one manager of all that the page says to main: it listens to the page of our own window alone, to calls on the
 * list alone, and to what they may give alone. Everything else is dropped, and told in the log.
 */
import type { IpcMainInvokeEvent, WebContents } from 'electron'
import * as v from 'valibot'
import type { Calls, News } from '../../src-shared/desktop/bridge'
import { GIVES } from './channels'
import type { Shell } from './given'
import { CALL_WIRE, isCall, NEWS_WIRE, type CallName, type NewsName } from './names'

/** What answers each call. */
export type Answers = {
  readonly [C in CallName]: (given: Calls[C]['gives']) => Promise<Calls[C]['gets']> | Calls[C]['gets']
}

export interface IpcSetup {
  readonly shell: Shell
  /** The contents of our own window, while there is one. */
  readonly ours: () => WebContents | null
  /** Whether an address is that of our own page. */
  readonly isOurs: (url: string) => boolean
  readonly report: (line: string) => void
}

export interface Ipc {
  /** Begins to answer. */
  answer(answers: Answers): void
  /** Tells the page, if there is one. */
  tell<N extends NewsName>(name: N, news: News[N]): void
}

/** Said to whoever is not answered: it does not say why. */
const DROPPED = 'dropped'

export function openIpc({ shell, ours, isOurs, report }: IpcSetup): Ipc {
  const fromUs = ({ sender, senderFrame }: IpcMainInvokeEvent): boolean =>
    sender === ours() && senderFrame !== null && senderFrame === sender.mainFrame && isOurs(senderFrame.url)
  return {
    answer(answers) {
      shell.ipcMain.handle(CALL_WIRE, async (event, name: unknown, given: unknown) => {
        const drop = (why: string): never => {
          report(`a call was dropped: ${why}`)
          throw new Error(DROPPED)
        }
        if (!fromUs(event)) return drop('it came from a page that is not ours')
        if (!isCall(name)) return drop('there is no such call')
        const read = v.safeParse(GIVES[name], given)
        if (!read.success) return drop(`${name} was given something else than it takes`)
        return (answers[name] as (given: unknown) => unknown)(read.output)
      })
    },
    tell(name, news) {
      const contents = ours()
      if (contents && !contents.isDestroyed()) contents.send(NEWS_WIRE, name, news)
    },
  }
}
