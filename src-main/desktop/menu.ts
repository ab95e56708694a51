/** The menu, by the custom of the system and in the person's language. */
import type { MenuItemConstructorOptions } from 'electron'
import type { Command } from '../../src-shared/desktop/bridge'
import type { ShellKey } from '../../src-shared/lang/shell'
import type { DesktopGiven } from './given'

type Item = MenuItemConstructorOptions

export interface MenuSetup {
  readonly given: DesktopGiven
  readonly words: (key: ShellKey) => string
  readonly command: (command: Command) => void
}

const LINE: Item = { type: 'separator' }

export function setMenu({ given: { shell, platform }, words, command }: MenuSetup): void {
  const mac = platform === 'darwin'
  const does = (key: ShellKey, what: Command, accelerator?: string): Item => ({
    label: words(key),
    click: () => {
      command(what)
    },
    ...(accelerator === undefined ? {} : { accelerator }),
  })
  const role = (key: ShellKey, name: NonNullable<Item['role']>): Item => ({ label: words(key), role: name })
  const about = does('about', 'about'),
    settings = does('settings', 'settings', 'CmdOrCtrl+,')
  const app: Item = {
    label: 'Undertable',
    submenu: [
      about,
      LINE,
      settings,
      LINE,
      role('hide', 'hide'),
      role('hideOthers', 'hideOthers'),
      role('showAll', 'unhide'),
      LINE,
      role('quit', 'quit'),
    ],
  }
  const table: Item = {
    label: words('table'),
    submenu: [
      does('host', 'host', 'CmdOrCtrl+N'),
      does('join', 'join', 'CmdOrCtrl+J'),
      LINE,
      does('leave', 'leave'),
      ...(mac ? [LINE, role('closeWindow', 'close')] : [LINE, settings, LINE, role('quit', 'quit')]),
    ],
  }
  const edit: Item = {
    label: words('edit'),
    submenu: [
      role('undo', 'undo'),
      role('redo', 'redo'),
      LINE,
      role('cut', 'cut'),
      role('copy', 'copy'),
      role('paste', 'paste'),
      role('selectAll', 'selectAll'),
    ],
  }
  const view: Item = {
    label: words('view'),
    submenu: [
      role('zoomIn', 'zoomIn'),
      role('zoomOut', 'zoomOut'),
      role('zoomReset', 'resetZoom'),
      LINE,
      role('fullScreen', 'togglefullscreen'),
      ...(shell.app.isPackaged ? [] : [LINE, role('tools', 'toggleDevTools')]),
    ],
  }
  const help: Item = {
    label: words('help'),
    role: 'help',
    submenu: [does('doctor', 'doctor', 'F1'), ...(mac ? [] : [LINE, about])],
  }
  const window: Item = { label: words('window'), role: 'windowMenu' }
  shell.Menu.setApplicationMenu(
    shell.Menu.buildFromTemplate([...(mac ? [app] : []), table, edit, view, ...(mac ? [window] : []), help]),
  )
}
