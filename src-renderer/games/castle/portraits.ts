/**
 * Portraits of the ten characters, which have no effect on the game. Busts on a field of 64×64: the face is always the
 * same, clothes and hair differ.
 */
import type { Character } from '../../../src-shared/games/castle/characters'

export interface Portrait {
  readonly coat: string
  /** Behind the head: hair, a veil, a hood. */
  readonly behind?: { readonly d: string; readonly fill: string }
  /** Before the head, from the back to the front: hats, fringes, beards. */
  readonly before: readonly { readonly d: string; readonly fill: string }[]
}

const COLLAR = 'M24 44l8 9l8-9l4 3l-12 17l-12-17Z'
const LONG_HAIR = 'M32 9c-12 0-16 9-16 20c0 9-3 15-5 19h42c-2-4-5-10-5-19c0-11-4-20-16-20Z'

export const PORTRAITS: { readonly [character in Character]: Portrait } = {
  /** A tricorne over a powdered wig. */
  marquis: {
    coat: '#233a5e',
    behind: { d: 'M20 22c-5 2-5 7-2 9c-4 2-3 8 1 9h26c4-1 5-7 1-9c3-2 3-7-2-9Z', fill: '#e9e2d2' },
    before: [
      { d: COLLAR, fill: '#f2ead8' },
      { d: 'M9 19c9-1 13-13 23-13s14 12 23 13c-5 6-13 3-23 3s-18 3-23-3Z', fill: '#1a1518' },
      { d: 'M9 19c9 1 14-3 23-3s14 4 23 3c-6 3-13 0-23 0s-17 3-23 0Z', fill: '#c9a154' },
    ],
  },
  /** Hair built up high, with a feather. */
  countess: {
    coat: '#6b2346',
    behind: { d: 'M32 1c-12 0-15 9-14 17c1 9-1 17 2 23h24c3-6 1-14 2-23C47 10 44 1 32 1Z', fill: '#b9793c' },
    before: [
      { d: 'M21 23c1-8 6-10 11-10s10 2 11 10c-3-5-7-7-11-7s-8 2-11 7Z', fill: '#b9793c' },
      { d: 'M44 15C44 4 54 1 60 3c-2 7-7 13-16 12Z', fill: '#8fd0c4' },
    ],
  },
  /** A top hat and a moustache. */
  impresario: {
    coat: '#2b2a30',
    before: [
      { d: COLLAR, fill: '#e8e2d4' },
      { d: 'M21 17L19 1h26l-2 16ZM12 16h40c1 4-1 5-3 5H15c-2 0-4-1-3-5Z', fill: '#15131a' },
      { d: 'M20.6 12h22.8l-.5 4H21Z', fill: '#8c2f2a' },
      { d: 'M23 36c4-3 6-3 9-1c3-2 5-2 9 1c-3 3-7 3-9 1c-2 2-6 2-9-1Z', fill: '#3a2418' },
    ],
  },
  /** A monk under his hood. */
  pilgrim: {
    coat: '#4b3524',
    behind: { d: 'M32 3C16 3 12 18 13 34c0 6-3 10-4 14h46c-1-4-4-8-4-14C52 18 48 3 32 3Z', fill: '#5d432d' },
    before: [
      {
        d: 'M32 3C16 3 12 18 13 34c0 5 4 10 8 12c-2-6-2-28 11-28s13 22 11 28c4-2 8-7 8-12C52 18 48 3 32 3Z',
        fill: '#4b3524',
      },
    ],
  },
  /** Bald, with a full beard. */
  merchant: {
    coat: '#7a5a26',
    before: [
      { d: 'M21 29c1 18 5 24 11 25c6-1 10-7 11-25c-2 5-5 5-11 4c-6 1-9 1-11-4Z', fill: '#8d8478' },
      { d: 'M20 24c-2 1-2 6 1 8ZM44 24c2 1 2 6-1 8Z', fill: '#8d8478' },
    ],
  },
  /** A bonnet with a bow. */
  governess: {
    coat: '#3c6358',
    behind: { d: 'M32 4C16 4 12 16 14 30c1 6 4 10 7 12h22c3-2 6-6 7-12C52 16 48 4 32 4Z', fill: '#efe3c8' },
    before: [
      {
        d: 'M32 4C16 4 12 16 14 30c1 5 3 9 6 11c-2-9 0-23 12-23s14 14 12 23c3-2 5-6 6-11C52 16 48 4 32 4Z',
        fill: '#efe3c8',
      },
      { d: 'M32 46l-11-5v10ZM32 46l11-5v10Z', fill: '#c05a5a' },
    ],
  },
  /** A wide brim and a long plume. */
  cavalier: {
    coat: '#7c1f22',
    behind: { d: LONG_HAIR, fill: '#2b1a12' },
    before: [
      { d: COLLAR, fill: '#efe6d2' },
      { d: 'M4 22c6-2 13-4 14-9c1-6 6-9 14-9s13 3 14 9c1 5 8 7 14 9c-9 5-18 2-28 2s-19 3-28-2Z', fill: '#3b2c22' },
      { d: 'M44 12C50-2 62 2 63 14c-6-4-11 0-19 5Z', fill: '#e7d9b4' },
    ],
  },
  /** A dark veil. */
  widow: {
    coat: '#1f1b26',
    behind: { d: LONG_HAIR, fill: '#15121b' },
    before: [
      { d: 'M32 6c-12 0-17 9-16 20c4-7 10-10 16-10s12 3 16 10C49 15 44 6 32 6Z', fill: '#15121b' },
      { d: 'M20 33c8 4 16 4 24 0c0 9-5 14-12 15c-7-1-12-6-12-15Z', fill: '#2c2637' },
      { d: 'M27 10l5-6l5 6l-5 3Z', fill: '#c9a154' },
    ],
  },
  /** An officer's bicorne and epaulettes. */
  colonel: {
    coat: '#24462f',
    before: [
      { d: COLLAR, fill: '#d9c9a2' },
      { d: 'M8 50h14l-3 6H6ZM56 50H42l3 6h13Z', fill: '#d3ab5a' },
      { d: 'M7 23C10 9 20 3 32 3s22 6 25 20c-8-3-16-4-25-4s-17 1-25 4Z', fill: '#171a20' },
      { d: 'M29 5h6v12h-6Z', fill: '#b33a33' },
    ],
  },
  /** An old traveller in a nightcap. */
  uncle: {
    coat: '#4c4668',
    behind: { d: 'M19 24c-4 4-3 14 1 18h24c4-4 5-14 1-18Z', fill: '#d8d3c6' },
    before: [
      { d: 'M20 21C20 8 28 4 37 6c12 2 17 11 20 22c-7-6-11-9-14-8c-6-2-16-2-23 1Z', fill: '#7d3345' },
      { d: 'M57 26a4 4 0 1 1-.1 0Z', fill: '#efe3c8' },
      { d: 'M19 21c8-3 18-3 26 0v4c-8-3-18-3-26 0Z', fill: '#efe3c8' },
    ],
  },
}
