/** The servants' faces: small fiends, one of each kind, by seat; and the Overlord's helm. */
import { dot, type Colours, type Picture } from './ink'

interface Imp {
  readonly picture: Picture
  readonly colours: Colours
}

const skin = (tone: string, light: string, deep: string): Colours => ({ tone, light, deep, ground: '#2a1f33' })

const SKINS: readonly Colours[] = [
  skin('#8fbf5a', '#cfe79a', '#4c6e2c'),
  skin('#e27a4d', '#ffc08f', '#8f3d20'),
  skin('#8b7fd0', '#c9c0f2', '#4d438c'),
  skin('#5fb3ad', '#b2e4df', '#2c6a66'),
  skin('#d9b04a', '#ffe79e', '#8a6a18'),
  skin('#c96f9d', '#f3b8d3', '#7c3358'),
  skin('#8f9aa6', '#cfd7df', '#525c68'),
  skin('#b98a5a', '#e8c79b', '#6e4b26'),
  skin('#6f9fe0', '#bcd7fb', '#345d99'),
  skin('#b5c24a', '#e6ef9a', '#6a7420'),
]

const HEAD = 'M12 30c0-13 8-21 20-21s20 8 20 21c0 17-8 29-20 29S12 47 12 30Z'

/** Horns and ears, drawn behind the head. */
const BEHIND: readonly Picture[] = [
  [['light', 'M17 18C10 14 8 8 10 1c5 2 10 5 14 11ZM47 18c7-4 9-10 7-17c-5 2-10 5-14 11Z']],
  [['deep', 'M14 26L0 18c1 12 6 20 14 22ZM50 26l14-8c-1 12-6 20-14 22Z']],
  [
    ['light', 'M28 12L32-2l4 14Z'],
    ['deep', 'M14 28L3 12c-3 12 2 24 12 28ZM50 28l11-16c3 12-2 24-12 28Z'],
  ],
  [['light', 'M16 20C2 22 0 12 6 6c1 7 7 8 14 6ZM48 20c14 2 16-8 10-14c-1 7-7 8-14 6Z']],
  [['deep', 'M18 16C14 4 24-2 32 4C40-2 50 4 46 16Z']],
  [
    ['deep', 'M14 32C4 34-1 28 2 20c5 0 10 2 13 6ZM50 32c10 2 15-4 12-12c-5 0-10 2-13 6Z'],
    ['light', 'M26 11l2-10l4 9l4-9l2 10Z'],
  ],
  [['light', 'M13 22L6 4l15 9ZM51 22l7-18l-15 9Z']],
  [
    ['deep', `${dot(12, 18, 9)}${dot(52, 18, 9)}`],
    ['light', `${dot(12, 18, 4)}${dot(52, 18, 4)}`],
  ],
  [['light', 'M20 14L14-1l11 9l3-9l4 9l4-9l3 9l11-9l-6 15Z']],
  [
    ['deep', 'M14 28C6 26 2 18 4 8c6 3 10 8 13 13ZM50 28c8-2 12-10 10-20c-6 3-10 8-13 13Z'],
    ['light', 'M29 10c-4-6 0-11 4-11c-2 4 2 6 2 11Z'],
  ],
]

/** Eyes, nose and mouth, drawn on the head. */
const FACES: readonly Picture[] = [
  [
    ['paper', dot(24, 29, 6) + dot(41, 29, 5)],
    ['ink', dot(25, 30, 2.5) + dot(40, 30, 2.2)],
    ['line', 'M23 46c5 4 12 4 18-1'],
    ['shine', 'M28 48l2 5l3-4Z'],
  ],
  [
    ['paper', 'M17 25l13 4c-1 8-11 7-13-4ZM47 25l-13 4c1 8 11 7 13-4Z'],
    ['ink', dot(26, 30, 2.2) + dot(38, 30, 2.2)],
    ['line', 'M22 47c3-4 17-4 20 0'],
    ['light', 'M28 36h8l-4 5Z'],
  ],
  [
    ['paper', dot(32, 28, 9)],
    ['ink', dot(32, 29, 4)],
    ['line', 'M22 46c6 5 14 5 20 0'],
    ['shine', 'M25 48l2 5l3-4ZM39 48l-2 5l-3-4Z'],
  ],
  [
    ['paper', dot(24, 28, 5) + dot(40, 28, 5)],
    ['ink', dot(23, 27, 2.2) + dot(39, 27, 2.2)],
    ['paper', 'M20 42c8 3 16 3 24 0c0 8-4 11-12 11s-12-3-12-11Z'],
    ['line', 'M27 44v8M32 44v9M37 44v8'],
  ],
  [
    ['line', 'M18 28c4 4 8 4 11 0M35 28c4 4 8 4 11 0M26 46c4 2 8 2 12 0'],
    ['light', 'M26 33h12l-2 8h-8Z'],
  ],
]

export const impOf = (seat: number): Imp => ({
  colours: SKINS[seat % SKINS.length] ?? skin('#888', '#ccc', '#444'),
  picture: [...(BEHIND[seat % BEHIND.length] ?? []), ['tone', HEAD], ...(FACES[(seat * 3 + 1) % FACES.length] ?? [])],
})

/** A crowned helm with nothing in it but two lights. */
export const OVERLORD: Imp = {
  colours: { tone: '#3d3350', light: '#e4bb69', deep: '#241b33', ground: '#0d0813' },
  picture: [
    ['deep', 'M2 64c0-12 8-18 18-20h24c10 2 18 8 18 20Z'],
    ['light', 'M14 24C2 22-2 12 2 1c6 8 12 10 20 10ZM50 24c12-2 16-12 12-23c-6 8-12 10-20 10Z'],
    ['tone', 'M12 30C12 15 20 8 32 8s20 7 20 22c0 14-4 22-9 28H21c-5-6-9-14-9-28Z'],
    ['light', 'M12 20L10 3l10 8L32 0l12 11l10-8l-2 17Z'],
    ['ink', 'M16 28l14 5v4c-7 4-14 0-14-9ZM48 28l-14 5v4c7 4 14 0 14-9ZM29 42h6v16h-6ZM21 45h4v12h-4ZM39 45h4v12h-4Z'],
  ],
}

/** His eyes: drawn in fire over the helm. */
export const OVERLORD_EYES = 'M19 30.500l8 3.500c-2 3.500-7 2.500-8-3.500ZM45 30.500l-8 3.500c2 3.500 7 2.500 8-3.500Z'
