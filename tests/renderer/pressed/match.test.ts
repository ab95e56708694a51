// @vitest-environment page
/** A match for who reads it by ear or goes through it by keys: what is read aloud, and which choice a key leads to. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { h } from 'vue'
import { useI18n } from '../../../src-renderer/i18n'
import type { I18n } from '../../../src-renderer/i18nTypes'
import { useTable } from '../../../src-renderer/store/table'
import ChoiceList from '../../../src-renderer/table/ChoiceList.vue'
import LiveRegion from '../../../src-renderer/table/LiveRegion.vue'
import { mascaradeUi } from '../../../src-renderer/games/mascarade/ui'
import type { SeenEvent } from '../../../src-shared/wire'
import { frameOf, matchPart } from '../kit'
import { drawn, freshStores, settled } from './page'

beforeEach(() => {
  freshStores()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const turn = (number: number): SeenEvent => ({ event: { kind: 'turn', number } })
const ui = {
  ...mascaradeUi,
  eventMessage: ({ event }: SeenEvent, { language }: I18n) =>
    `${language.value === 'ru' ? 'ход' : 'turn'} ${(event as { number: number }).number}.`,
} as never

describe('what is read aloud', () => {
  async function comes(...events: readonly SeenEvent[]): Promise<void> {
    useTable().onUpdate(frameOf(matchPart('m', events)))
    await settled()
  }

  it('is what happens while its person is there, and nothing of the log with which they came', async () => {
    useTable().onUpdate(frameOf(matchPart('m'), { log: [turn(1), turn(2)] }))
    const page = await drawn(LiveRegion, { ui })
    expect(page.text()).toBe('')
    await comes(turn(3))
    expect(page.text()).toBe('turn 3.')
  })

  it('has what a lost connection has missed', async () => {
    useTable().onUpdate(frameOf(matchPart('m'), { log: [turn(1)] }))
    const page = await drawn(LiveRegion, { ui })
    useTable().onUpdate(frameOf(matchPart('m'), { log: [turn(1), turn(2)] }))
    await settled()
    expect(page.text()).toBe('turn 2.')
  })

  it('is nothing of a log of which nothing was known: its person was away for too long', async () => {
    useTable().onUpdate(frameOf(matchPart('m'), { log: [] }))
    const page = await drawn(LiveRegion, { ui })
    await comes(turn(1))
    useTable().onUpdate(frameOf(matchPart('m'), { log: [turn(50), turn(51)] }))
    await settled()
    expect(page.text()).toBe('turn 1.')
  })

  it('is the last thirty: older ones have been read', async () => {
    useTable().onUpdate(frameOf(matchPart('m'), { log: [] }))
    const page = await drawn(LiveRegion, { ui })
    await comes(...Array.from({ length: 30 }, (_, i) => turn(i + 1)))
    expect(page.text()).toMatch(/^turn 1\. .*turn 30\.$/)
    await comes(turn(31))
    expect(page.text()).toMatch(/^turn 2\. .*turn 31\.$/)
  })

  it('stands in the language that the page has now', async () => {
    useTable().onUpdate(frameOf(matchPart('m'), { log: [] }))
    const Switched = {
      setup() {
        const { setLanguage } = useI18n()
        return () => [h(LiveRegion, { ui }), h('button', { 'data-test': 'russian', onClick: () => setLanguage('ru') })]
      },
    }
    const page = await drawn(Switched)
    await comes(turn(1))
    await page.press('russian')
    expect(page.text()).toBe('ход 1.')
  })
})

describe('the choices of a question', () => {
  it('are gone through by keys, from the last on to the first and back', async () => {
    const page = await drawn(ChoiceList, {
      ui,
      options: ['swap', 'peek', 'claim'],
      textOf: (value: string) => ({ text: `to ${value}` }),
      pointed: false,
    })
    const leads = async (from: string, ...keys: readonly string[]): Promise<string[]> => {
      const to = []
      for (const key of keys) to.push(await page.key(`choice ${from}`, key))
      return to
    }
    expect(await leads('peek', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft')).toEqual([
      ...['to claim', 'to claim'],
      ...['to swap', 'to swap'],
    ])
    expect(await leads('swap', 'ArrowUp', 'End', 'Home')).toEqual(['to claim', 'to claim', 'to swap'])
    expect(await leads('claim', 'ArrowDown', 'Home', 'End', 'Enter')).toEqual([
      ...['to swap', 'to swap'],
      ...['to claim', 'to claim'],
    ])
  })
})
