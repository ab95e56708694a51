/** Every picture of the boards, and every face of a person, at 60 pixels, in shades of grey: none is empty, and all of a kind differ. */
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { createSSRApp, type Component } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { OBJECTS, PROFESSIONS } from '../../src-shared/games/castle/rules/cards'
import { CHARACTERS } from '../../src-shared/games/mascarade/rules/characters'
import CastleEmblem from '../../src-renderer/games/castle/EmblemIcon.vue'
import MaskIcon from '../../src-renderer/games/mascarade/MaskIcon.vue'
import { CORNER_ICONS } from '../../src-renderer/games/overlord/icons'
import OverlordSign from '../../src-renderer/games/overlord/WordIcon.vue'
import { talesUi } from '../../src-renderer/games/tales/ui'
import InkPicture from '../../src-renderer/games/tales/InkPicture.vue'
import { pictureOf, storyPictureOf } from '../../src-renderer/games/tales/icons'
import FaceIcon from '../../src-renderer/people/FaceIcon.vue'
import type { TalesDeck } from '../../src-shared/games/tales/rules/deck'
import { FACES } from '../../src-shared/wire/avatars'

const SIZE = 60
/** Difference in shade, of 255, that an eye notices. */
const SHADE = 64
/**
 * Least share of pixels by which two pictures differ (the closest are the masks of bishop and peasant, 0.176), and
 * least share that is painted.
 */
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
  // Perceived lightness: Rec. 709.
  return Uint8Array.from({ length: SIZE * SIZE }, (_, i) =>
    Math.round(0.2126 * (pixels[4 * i] ?? 0) + 0.7152 * (pixels[4 * i + 1] ?? 0) + 0.0722 * (pixels[4 * i + 2] ?? 0)),
  )
}

const share = (of: Uint8Array, counts: (shade: number, i: number) => boolean): number =>
  of.reduce((sum, shade, i) => sum + Number(counts(shade, i)), 0) / of.length

type Kind = readonly (readonly [name: string, component: Component, props: { readonly [name: string]: unknown }])[]
const deck = talesUi.houseDeck as TalesDeck
const KINDS: { readonly [kind: string]: readonly [count: number, of: Kind] } = {
  // Both Peasants share one drawing on purpose.
  masks: [12, CHARACTERS.map(({ id }) => [id, MaskIcon, { character: id }])],
  objects: [17, OBJECTS.map(({ id }) => [id, CastleEmblem, { icon: `object.${id}` }])],
  professions: [10, PROFESSIONS.map(({ id }) => [id, CastleEmblem, { icon: `profession.${id}` }])],
  symbols: [6, Object.keys(CORNER_ICONS).map(id => [id, OverlordSign, { word: `symbol.${id}` }])],
  'cards of Dark Tales': [20, deck.cards.map(({ id }) => [id, InkPicture, { picture: pictureOf(deck, id) }])],
  'story cards': [6, [...deck.a, ...deck.b].map(({ id }) => [id, InkPicture, { picture: storyPictureOf(id) }])],
  'faces of people': [16, FACES.map(face => [face, FaceIcon, { avatar: { face, colour: 'silver' } }])],
}

describe('without any colour', () => {
  it.each(Object.entries(KINDS))('%s differ, and none is empty', async (_, [count, of]) => {
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
