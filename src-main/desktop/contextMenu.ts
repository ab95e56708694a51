/** The menu of text fields and selected text: the system gives Electron's pages none. */
import type { BrowserWindow, MenuItemConstructorOptions } from 'electron'
import type { ShellKey } from '../../src-shared/locales/desktopShell'
import type { Shell } from './deps'

type Item = MenuItemConstructorOptions

export function followContextMenu({ Menu }: Shell, window: BrowserWindow, t: (key: ShellKey) => string): void {
  window.webContents.on('context-menu', (_, { isEditable, selectionText, editFlags, frame }) => {
    const copy: Item = { label: t('copy'), role: 'copy', enabled: editFlags.canCopy }
    const items: Item[] = isEditable
      ? [
          { label: t('cut'), role: 'cut', enabled: editFlags.canCut },
          copy,
          { label: t('paste'), role: 'paste', enabled: editFlags.canPaste },
          { type: 'separator' },
          { label: t('selectAll'), role: 'selectAll', enabled: editFlags.canSelectAll },
        ]
      : selectionText.trim() === ''
        ? []
        : [copy]
    if (items.length > 0) Menu.buildFromTemplate(items).popup({ window, ...(frame ? { frame } : {}) })
  })
}
