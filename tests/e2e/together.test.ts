/** People among people: what comes next, seats for latecomers, characters, reactions at one's own place. */
import { afterEach, describe, expect, it } from 'vitest'
import { expectNoFaults, shoot } from './measures'
import { stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

const PHONE = { width: 390, height: 844 }

/** Anna, who runs the table, and Vera on a phone. Both are seated. */
async function two(): Promise<{ anna: Visitor; vera: Visitor; here: Stage }> {
  at = await stage('--seed', 'together')
  const anna = await Visitor.come(at, 'Anna', 'it-IT', { owner: at.ownerKey }),
    vera = await Visitor.come(at, 'Вера', 'ru-RU', { touch: true })
  await vera.page.setViewportSize(PHONE)
  return { anna, vera, here: at }
}

describe('after a match', () => {
  it('people vote, and the next game begins with the same people by one press', async () => {
    const { anna, vera } = await two()
    await vera.test('seat-ready').click()
    await anna.test('next-state').waitFor()
    await anna.start()
    await Promise.all([anna.playOn(3), vera.playOn(4)])
    await vera.test('after').waitFor()
    await vera.test('vote-tales').click()
    await anna.page.locator('[data-voters="tales"]', { hasText: 'Вера' }).waitFor()
    await vera.page.locator('[data-test="vote-tales"][aria-pressed="true"]').waitFor()
    await shoot(vera, 'together-vote-390')
    await shoot(anna, 'together-vote-1280')
    await expectNoFaults(vera, 'together-vote-ru')
    await expectNoFaults(anna, 'together-next-it')
    await anna.test('next-tales').click()
    for (const one of [anna, vera]) await one.page.locator('.tale[data-seat], [data-test="ask"]').first().waitFor()
    expect([...anna.faults, ...vera.faults]).toEqual([])
  })

  it('whoever is ready for the evening need not say so again', async () => {
    const { anna, vera } = await two()
    await vera.test('seat-ready').click()
    await vera.test('all-evening').check()
    await vera.page.setViewportSize({ width: 360, height: 640 })
    await shoot(vera, 'together-evening-360')
    await anna.test('next-state').waitFor()
    await anna.start()
    await vera.test('table').waitFor()
    await anna.test('menu').click()
    await anna.test('break-off').click()
    await anna.test('sure').click()
    await vera.page.locator('[data-test="seat-ready"][aria-pressed="true"]').waitFor()
    expect(await vera.test('all-evening').isChecked()).toBe(true)
    await anna.test('next-state').waitFor()
    expect([...anna.faults, ...vera.faults]).toEqual([])
  })
})

describe('whoever comes late', () => {
  it('asks for a seat, gets that of a bot, and plays', async () => {
    const { anna, vera, here } = await two()
    await vera.test('seat-ready').click()
    await anna.addBots(2, 2)
    await anna.start()
    await vera.test('table').waitFor()
    const carla = await Visitor.come(here, 'Carla', 'it-IT', { touch: true, to: 'table' })
    await carla.page.setViewportSize(PHONE)
    expect(await carla.test('watching').textContent()).toContain('Anna')
    await vera.test('watchers').waitFor()
    await shoot(carla, 'together-watching-390')
    await carla.test('wish').click()
    await carla.test('wish-state').waitFor()
    await anna.test('wished').waitFor()
    await shoot(anna, 'together-wished-1280')
    await expectNoFaults(anna, 'together-wished-it')
    await anna.test('wish-now').click()
    await carla.test('watching').waitFor({ state: 'detached' })
    await carla.page.locator('[data-test="table"]').waitFor()
    expect(await anna.test('wished').count()).toBe(0)
    expect([...anna.faults, ...vera.faults, ...carla.faults]).toEqual([])
  })
})

describe("Castle's characters", () => {
  it('are chosen in the lobby, and one at a time', async () => {
    const { anna, vera } = await two()
    await anna.chooseGame('castle')
    await anna.test('fill-bots').click()
    await vera.test('characters').waitFor()
    await vera.page.locator('[data-character="widow"]').click()
    await vera.page.locator('[data-character="widow"][aria-checked="true"]').waitFor()
    await anna.page.locator('[data-character="widow"]').click()
    await anna.test('notice').waitFor()
    await expectNoFaults(vera, 'together-characters-ru')
    await anna.page.locator('[data-character="colonel"]').click()
    await anna.page.locator('[data-character="colonel"][aria-checked="true"]').waitFor()
    expect(anna.faults).toEqual([])
  })
})

describe('reactions', () => {
  it('are one tap on the own place, and appear there for all', async () => {
    const { anna, vera } = await two()
    await vera.test('seat-ready').click()
    await anna.test('next-state').waitFor()
    await anna.start()
    await vera.page.locator('[data-test="table"] [data-seat="1"]').first().waitFor()
    const plate = await vera.page.evaluate(() => {
      const own = [...document.querySelectorAll('[data-test="table"] [data-seat="1"]')]
      for (const place of own) {
        const { left, top, width, height } = place.getBoundingClientRect()
        for (let y = top + 2; y < top + height; y += 4)
          for (let x = left + 2; x < left + width; x += 4) {
            const hit = document.elementFromPoint(x, y)
            if (hit && place.contains(hit) && !hit.closest('button, [data-choice], [data-slot], a')) return { x, y }
          }
      }
      return null
    })
    if (!plate) throw new Error('the own place has nothing to tap on')
    await vera.page.touchscreen.tap(plate.x, plate.y)
    await vera.test('reactions').waitFor()
    await shoot(vera, 'together-reactions-390')
    await vera.page.locator('[data-test="reactions"] [data-reaction="laugh"]').tap()
    await anna.page.locator('[data-test="bubble"][data-by="1"]').waitFor()
    await vera.test('reactions').waitFor({ state: 'detached' })
    // With keys and a mouse they are behind one's own face.
    await anna.test('react').click()
    await anna.page.keyboard.press('Escape')
    await anna.test('reactions').waitFor({ state: 'detached' })
    await anna.test('react').click()
    await shoot(anna, 'together-reactions-1280')
    await anna.page.keyboard.press('Enter')
    await vera.page.locator('[data-test="bubble"][data-by="0"]').waitFor()
    expect([...anna.faults, ...vera.faults]).toEqual([])
  })
})
