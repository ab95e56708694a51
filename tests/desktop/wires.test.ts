/** What the app offers by itself: the firewall's rule, installers that a host passes on, a newer version. All of it in the whole app. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { firewallRule } from '../../src-main/net/firewall'
import { quick, untilTrue, withBrowser } from './kit'

withBrowser()

describe('hosting on Windows by hand', () => {
  it('offers the rule of the firewall; the table is opened before anybody has answered', async () => {
    let answer: (code: number) => void = () => undefined
    const ran: (readonly string[])[] = []
    const run = (command: readonly string[]): Promise<number> => { ran.push(command); return new Promise(done => { answer = done }) }
    const desk = await quick({ given: { platform: 'win32', run } })
    await desk.call('host', { name: 'Friday', visible: false, guests: false, code: null })
    expect(ran).toEqual([firewallRule(desk.given.program).check])
    expect(desk.electron.children).toHaveLength(1)
    await untilTrue(() => existsSync(path.join(desk.folder, 'hosting.json')))
    answer(1)
    await untilTrue(() => desk.electron.asked.length === 1)
    await untilTrue(() => String(readFileSync(path.join(desk.folder, 'settings.json'))).includes('"firewallOffered": true'))
  })
})
