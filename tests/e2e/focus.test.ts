/** The focus is never lost with a removed element, and never taken from where a person has put it. */
import { afterEach, describe, expect, it } from 'vitest'
import { stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

/** In the page: whether the focus is there; nowhere is `body`. */
const FOCUSED = (selector: string): boolean => document.activeElement?.matches(selector) ?? false
const ASKED = '[data-rests], [data-rests] *',
  WON = 'h1[data-test="winner"]',
  NOWHERE = 'body'

const hasFocus = async (visitor: Visitor, selector: string): Promise<void> => {
  await visitor.page.waitForFunction(FOCUSED, selector)
}

/** A table with three bots, and a match started by a key. */
async function begun(): Promise<Visitor> {
  at = await stage('--seed', 'focus')
  const anna = await Visitor.come(at, 'Anna')
  await anna.addBots(3, 1)
  await anna.test('start').focus()
  await anna.page.keyboard.press('Enter')
  await anna.test('ask').waitFor()
  return anna
}

type Way = 'removed' | 'disabled' | 'hidden' | 'let go of'

/**
 * In the page: a focused button on the board goes away. @returns whether the focus is at the asks after the next
 * drawing
 */
async function LOSE({ how, asked }: { how: Way; asked: string }): Promise<boolean> {
  const drawn = (): Promise<unknown> =>
    new Promise(done => {
      requestAnimationFrame(() => {
        requestAnimationFrame(done)
      })
    })
  const board = document.querySelector('.board'),
    button = document.createElement('button')
  board?.append(button)
  button.focus()
  if (document.activeElement !== button) throw new Error('it never had the focus')
  if (how === 'disabled') button.disabled = true
  else if (how === 'hidden') {
    button.hidden = true
    await drawn()
    board?.append(document.createElement('i'))
  } else {
    if (how === 'let go of') {
      document.dispatchEvent(new PointerEvent('pointerdown'))
      button.blur()
    }
    button.remove()
  }
  await drawn()
  return document.activeElement?.matches(asked) ?? false
}

const loses = (visitor: Visitor, how: Way, asked: string): Promise<boolean> =>
  visitor.page.evaluate(LOSE, { how, asked })

describe('the focus', () => {
  it('moves on when its screen is left: to the ask, and to the name of the winner', async () => {
    const anna = await begun()
    await hasFocus(anna, ASKED)
    await anna.playOn(3, '[data-test="result"]')
    await hasFocus(anna, WON)
    await anna.test('rematch').focus()
    await anna.page.keyboard.press('Enter')
    await hasFocus(anna, ASKED)
    expect(anna.faults).toEqual([])
  })

  it.each(['removed', 'disabled', 'hidden'] as const)(
    'goes to where questions come when what it was on is %s',
    async how => {
      const anna = await begun()
      await hasFocus(anna, ASKED)
      expect(await loses(anna, how, ASKED)).toBe(true)
    },
  )

  it('is not given back after a click on nothing', async () => {
    const anna = await begun()
    await hasFocus(anna, ASKED)
    expect(await loses(anna, 'let go of', NOWHERE)).toBe(true)
  })

  it('stays in the chat line when the match ends, and so does the typed text', async () => {
    const anna = await begun()
    await anna.page.keyboard.press('t')
    const line = '[data-test="talk-line"]'
    await anna.page.locator(line).pressSequentially('Well ')
    // A press by script takes no focus.
    await anna.playOn(3, '[data-test="result"]')
    await hasFocus(anna, line)
    await anna.page.keyboard.type('played!')
    expect(await anna.page.locator(line).inputValue()).toBe('Well played!')
  })

  it('is not taken from a player by an open chat', async () => {
    const anna = await begun()
    await anna.page.keyboard.press('t')
    await anna.page.locator('[data-rests]').focus()
    await anna.playOn(3, '[data-test="result"]')
    await hasFocus(anna, WON)
  })
})
