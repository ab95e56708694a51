/**
 * Four players: the pupil is dealt the Queen, Alba the King, Bruno the Cheat, Carla the Judge; Thief and Bishop lie in
 * the middle. Every kind of turn occurs, and the pupil wins in the thirteenth turn.
 */
import type { Lesson } from '../../../lessons/lesson'
import type { MascaradeText } from '../locales/lesson'

const PUPIL = 0,
  ALBA = 1,
  BRUNO = 2,
  CARLA = 3
const PASS = { branch: 'pass', answer: true } as const

const announce = (slot: string, character: string) => ({ branch: 'announce', answer: { slot, character } })

export const mascaradeLesson: Lesson<MascaradeText> = {
  game: 'mascarade',
  options: {},
  deal: 11325,
  pupil: PUPIL,
  names: ['', 'Alba', 'Bruno', 'Carla'],
  steps: [
    { say: 'welcome' },
    { say: 'remember' },
    { ask: 'ready', say: 'ready', answer: true },
    { others: 'ready', answer: true },

    // The first four turns are preparation.
    { ask: 'prepare', say: 'prepare', answer: { slots: ['s0', 's1'], swap: 'yes' } },
    { say: 'nobodySaw' },
    { seat: ALBA, ask: 'prepare', answer: { slots: ['s1', 's2'], swap: 'no' } },
    { seat: BRUNO, ask: 'prepare', answer: { slots: ['s2', 's3'], swap: 'no' } },
    { seat: CARLA, ask: 'prepare', answer: { slots: ['s3', 'm0'], swap: 'yes' } },
    { say: 'prepared' },

    // A true announcement.
    { ask: 'turn', say: 'announceKing', answer: announce('s0', 'king') },
    { others: 'challenge', answer: PASS },
    { say: 'unopposed' },

    // An announcement that nobody challenges.
    { seat: ALBA, ask: 'turn', answer: announce('s1', 'queen') },
    { others: 'challenge', answer: PASS },
    { ask: 'challenge', say: 'letPass', answer: PASS },

    { seat: BRUNO, ask: 'turn', answer: { branch: 'look', answer: 's2' } },
    { say: 'looked' },

    // A lie that the pupil challenges.
    { seat: CARLA, ask: 'turn', answer: announce('s3', 'king') },
    { ask: 'challenge', say: 'claimKing', answer: { branch: 'claim', answer: 's0' } },
    { others: 'challenge', answer: PASS },
    { say: 'revealed' },

    // A card revealed in the turn before forces a swap.
    { ask: 'mustSwap', say: 'mustSwap', answer: { slots: ['s0', 's1'], swap: 'no' } },
    { say: 'pretended' },

    { seat: ALBA, ask: 'turn', answer: announce('s1', 'judge') },
    { others: 'challenge', answer: PASS },
    { ask: 'challenge', say: 'lying', answer: PASS },

    { seat: BRUNO, ask: 'turn', answer: announce('s2', 'bishop') },
    { others: 'challenge', answer: PASS },
    { ask: 'challenge', say: 'bishop', answer: PASS },
    { others: 'challenge', answer: PASS },

    { seat: CARLA, ask: 'turn', answer: { branch: 'swap', answer: { slots: ['s3', 'm1'], swap: 'yes' } } },
    { say: 'hides' },

    { ask: 'turn', say: 'last', answer: announce('s0', 'king') },
    { others: 'challenge', answer: PASS },
  ],
  tips: {},
  end: 'end',
}
