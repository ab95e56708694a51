/** The whole way: a table is hosted, another instance joins, a match is played; the host's process dies and comes back. */
import { describe, expect, it } from 'vitest'
import { startDesk, named, hosts, joins, untilTrue, withBrowser, pageOf } from './kit'

withBrowser()

describe('the desktop app', () => {
  it('hosts a table; a second instance joins it by hand', async () => {
    const anna = await startDesk()
    await named(anna, 'Anna')
    const port = await hosts(anna)
    const boris = await startDesk({ languages: ['ru-RU'] })
    await named(boris, 'Борис')
    await joins(boris, port)
    expect(await boris.electron.page.locator('[data-test="lobby"] [data-seat]').count()).toBe(2)
    expect([...anna.electron.window.webContents.strangers, ...anna.electron.window.webContents.faults]).toEqual([])
  })
})
