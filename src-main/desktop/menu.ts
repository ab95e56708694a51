/** The menu, in the system's style and the person's language. */
import type { MenuItemConstructorOptions } from 'electron'
import type { MenuCommand } from '../../src-shared/desktop/bridge'
import type { ShellKey } from '../../src-shared/locales/desktopShell'
import type { DesktopDeps } from './deps'

type Item = MenuItemConstructorOptions

export interface MenuSetup {
  readonly deps: DesktopDeps
  readonly t: (key: ShellKey) => string
  readonly command: (command: MenuCommand) => void
}

const SEPARATOR: Item = { type: 'separator' }

export function setMenu({ deps: { shell, platform }, t, command }: MenuSetup): void {
  const mac = platform === 'darwin'
  const item = (key: ShellKey, menuCommand: MenuCommand, accelerator?: string): Item => ({
    label: t(key),
    click: () => {
      command(menuCommand)
    },
    ...(accelerator === undefined ? {} : { accelerator }),
  })
  const role = (key: ShellKey, name: NonNullable<Item['role']>): Item => ({ label: t(key), role: name })
  const about = item('about', 'about'),
    settings = item('settings', 'settings', 'CmdOrCtrl+,')
  const app: Item = {
    label: 'Undertable',
    submenu: [
      about,
      SEPARATOR,
      settings,
      SEPARATOR,
      role('hide', 'hide'),
      role('hideOthers', 'hideOthers'),
      role('showAll', 'unhide'),
      SEPARATOR,
      role('quit', 'quit'),
    ],
  }
  const table: Item = {
    label: t('table'),
    submenu: [
      item('host', 'host', 'CmdOrCtrl+N'),
      item('join', 'join', 'CmdOrCtrl+J'),
      SEPARATOR,
      item('leave', 'leave'),
      ...(mac ? [SEPARATOR, role('closeWindow', 'close')] : [SEPARATOR, settings, SEPARATOR, role('quit', 'quit')]),
    ],
  }
  const edit: Item = {
    label: t('edit'),
    submenu: [
      role('undo', 'undo'),
      role('redo', 'redo'),
      SEPARATOR,
      role('cut', 'cut'),
      role('copy', 'copy'),
      role('paste', 'paste'),
      role('selectAll', 'selectAll'),
    ],
  }
  const view: Item = {
    label: t('view'),
    submenu: [
      role('zoomIn', 'zoomIn'),
      role('zoomOut', 'zoomOut'),
      role('zoomReset', 'resetZoom'),
      SEPARATOR,
      role('fullScreen', 'togglefullscreen'),
      ...(shell.app.isPackaged ? [] : [SEPARATOR, role('tools', 'toggleDevTools')]),
    ],
  }
  const help: Item = {
    label: t('help'),
    role: 'help',
    submenu: [item('doctor', 'doctor', 'F1'), ...(mac ? [] : [SEPARATOR, about])],
  }
  const window: Item = { label: t('window'), role: 'windowMenu' }
  shell.Menu.setApplicationMenu(
    shell.Menu.buildFromTemplate([...(mac ? [app] : []), table, edit, view, ...(mac ? [window] : []), help]),
  )
}
