/** The house deck's story cards (docs/rules/tales.md, "Story cards"). */
import type { StoryCardA, StoryCardB } from '../deck'

/** What items do during the game. */
export const STORIES_A: readonly StoryCardA[] = [
  {
    id: 'a1',
    lines: [
      {
        cost: ['sword'],
        effects: [
          { do: 'discard', types: ['villain'], needed: true },
          { do: 'vp', amount: 3 },
        ],
      },
      { cost: ['armour'], effects: [{ do: 'takeDiscarded', needed: true }] },
      {
        cost: ['wand'],
        effects: [
          { do: 'draw', cards: 1 },
          { do: 'item', of: ['gold'] },
          { do: 'vp', amount: 1 },
        ],
      },
    ],
  },
  {
    id: 'a2',
    lines: [
      {
        cost: ['wand'],
        effects: [
          { do: 'vp', amount: 1 },
          { do: 'playMore', needed: true },
        ],
      },
      {
        cost: ['sword'],
        effects: [
          { do: 'discard', types: ['man', 'woman'], needed: true },
          { do: 'vp', amount: 2 },
        ],
      },
      {
        cost: ['armour'],
        effects: [
          { do: 'vp', amount: 2 },
          { do: 'when', time: 'night', effects: [{ do: 'vp', amount: 1 }] },
        ],
      },
      { cost: ['gold'], effects: [{ do: 'draw', cards: 1 }] },
    ],
  },
  {
    id: 'a3',
    lines: [
      {
        cost: ['sword', 'armour'],
        effects: [
          { do: 'draw', cards: 2 },
          { do: 'vp', amount: 3 },
        ],
      },
      {
        cost: ['wand'],
        effects: [
          { do: 'discard', types: ['villain'], needed: true },
          { do: 'item', of: ['gold'] },
          { do: 'vp', amount: 2 },
        ],
      },
      { cost: ['gold'], effects: [{ do: 'item', of: ['sword', 'armour'], needed: true }] },
    ],
  },
]

/** What is worth something at the end. */
export const STORIES_B: readonly StoryCardB[] = [
  {
    id: 'b1',
    lines: [
      { score: 'sets', of: ['sword', 'villain'], vp: 3 },
      { score: 'rank', of: ['gold', 'hand'], vp: [8, 5, 2, 0] },
    ],
  },
  {
    id: 'b2',
    lines: [
      { score: 'each', of: ['gold'], per: 1, vp: 1 },
      { score: 'sets', of: ['sword', 'armour', 'wand'], vp: 5 },
      { score: 'most', of: 'gold', least: 1, vp: 4 },
    ],
  },
  {
    id: 'b3',
    lines: [
      { score: 'sets', of: ['sword', 'armour'], vp: 5 },
      { score: 'unpaired', of: ['sword', 'armour'], vp: 1 },
      { score: 'each', of: ['wand'], per: 1, vp: 1 },
      { score: 'each', of: ['gold'], per: 2, vp: 1 },
    ],
  },
]
