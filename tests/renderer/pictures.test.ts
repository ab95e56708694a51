/** Every picture of the boards at 60 pixels, in shades of grey: none is empty, and each is told from all others of its kind. */
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { createSSRApp, type Component } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { OBJECTS, PROFESSIONS } from '../../src-shared/games/castle/cards'
import { CHARACTERS } from '../../src-shared/games/mascarade/characters'
import CastleEmblem from '../../src-renderer/boards/castle/EmblemSign.vue'
import MaskSign from '../../src-renderer/boards/mascarade/MaskSign.vue'
import { CORNER_SIGNS } from '../../src-renderer/boards/overlord/signs'
import OverlordSign from '../../src-renderer/boards/overlord/WordSign.vue'
import { talesFace } from '../../src-renderer/boards/tales/face'
import InkPicture from '../../src-renderer/boards/tales/InkPicture.vue'
import { pictureOf, storyPictureOf } from '../../src-renderer/boards/tales/signs'
import type { TalesDeck } from '../../src-shared/games/tales/deck'

const SIZE = 60
/** Shades of 255 by which a pixel is another one to the eye. */
const SHADE = 64
/** The least share of pixels by which two pictures differ (the closest are the masks of bishop and peasant, 0.176), and that is painted at all. */
const APART = 0.15,
  PAINTED = 0.15

/** The shades of a component's picture on white. */
async function shadesOf(component: Component, props: { readonly [name: string]: unknown }): Promise<Uint8Array> {
  const html = await renderToString(createSSRApp(component, props))
  const svg = (/<svg[\s\S]*<\/svg>/.exec(html)?.[0] ?? '')
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" color="#000"')
    .replaceAll(/ data-v-\w+(?=[ >/])/g, '')
    .replaceAll(/var\([^,()]+,\s*([^()]+)\)/g, '$1')
  const { pixels } = new Resvg(svg, {
    fitTo: { mode: 'width', value: SIZE },
    background: '#fff',
    font: { loadSystemFonts: false },
  }).render()
  // How light a colour is to the eye: Rec. 709.
  return Uint8Array.from({ length: SIZE * SIZE }, (_, i) =>
    Math.round(0.2126 * (pixels[4 * i] ?? 0) + 0.7152 * (pixels[4 * i + 1] ?? 0) + 0.0722 * (pixels[4 * i + 2] ?? 0)),
  )
}

const share = (of: Uint8Array, counts: (shade: number, i: number) => boolean): number =>
  of.reduce((sum, shade, i) => sum + Number(counts(shade, i)), 0) / of.length

type Kind = readonly (readonly [name: string, component: Component, props: { readonly [name: string]: unknown }])[]
const deck = talesFace.houseDeck as TalesDeck
const KINDS: { readonly [kind: string]: readonly [count: number, of: Kind] } = {
  // The two Peasants are one drawing on purpose: they are alike.
  masks: [12, CHARACTERS.map(({ id }) => [id, MaskSign, { character: id }])],
  objects: [17, OBJECTS.map(({ id }) => [id, CastleEmblem, { sign: `object.${id}` }])],
  professions: [10, PROFESSIONS.map(({ id }) => [id, CastleEmblem, { sign: `profession.${id}` }])],
  symbols: [6, Object.keys(CORNER_SIGNS).map(id => [id, OverlordSign, { word: `symbol.${id}` }])],
  'cards of Dark Tales': [20, deck.cards.map(({ id }) => [id, InkPicture, { picture: pictureOf(deck, id) }])],
  'story cards': [6, [...deck.a, ...deck.b].map(({ id }) => [id, InkPicture, { picture: storyPictureOf(id) }])],
}

describe('without any colour', () => {
  it.each(Object.entries(KINDS))('%s are told apart, and none is empty', async (_, [count, of]) => {
    const drawn = await Promise.all(
      of.map(async ([name, component, props]) => [name, await shadesOf(component, props)] as const),
    )
    expect(drawn).toHaveLength(count)
    for (const [name, shades] of drawn)
      expect([name, share(shades, shade => shade < 255 - SHADE) > PAINTED]).toEqual([name, true])
    let least: readonly [string, number] = ['', 1]
    for (const [i, [name, shades]] of drawn.entries())
      for (const [other, others] of drawn.slice(i + 1)) {
        const apart = share(shades, (shade, at) => Math.abs(shade - (others[at] ?? 0)) > SHADE)
        if (apart < least[1]) least = [`${name} and ${other}`, apart]
      }
    expect(least[1], `${least[0]} differ by ${least[1]} of their pixels`).toBeGreaterThan(APART)
  })
})
