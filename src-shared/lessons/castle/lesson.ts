/**
 * Four in the coach: the pupil and Nora are of the Brotherhood, Livia and Marco of the Order. Nora is dealt a Goblet,
 * Marco a Key, the pupil and Livia the two Bags; of the deck Livia draws a Goblet, the pupil the Monocle, Nora a Goblet.
 * The pupil spies, exchanges, wins a duel, refuses, and wins in the ninth turn by a declaration that names Nora.
 */
import type { Answer } from '../../kernel'
import type { Lesson } from '../lesson'
import type { CastleText } from './words'

const PUPIL = 0,
  LIVIA = 1,
  MARCO = 2,
  NORA = 3
const PASS = { branch: 'pass', answer: true } as const

const offer = (card: string, to: number) => ({ branch: 'exchange', answer: { card, to } })
const profession = (one: string) => ({ branch: 'profession', answer: one })
const accept = (card: string) => ({ branch: 'accept', answer: card })

/** Everybody whose profession lies face down is asked whether that is all for this turn. */
const ends = (seat: number) => ({ seat, ask: 'endTurn', answer: 'end' })
const turn = (seat: number, answer: Answer) => ({ seat, ask: 'turn', answer })

export const castleLesson: Lesson<CastleText> = {
  game: 'castle',
  // No clock: every window waits until all have passed by hand.
  options: { window: 0 },
  deal: 14480917,
  pupil: PUPIL,
  names: ['', 'Livia', 'Marco', 'Nora'],
  beats: [
    { say: 'welcome' },
    { say: 'cards' },
    { say: 'actions' },

    { ask: 'turn', say: 'spy', answer: { branch: 'spy', answer: MARCO } },
    { ask: 'endTurn', say: 'spied', answer: 'end' },

    // An exchange of others, of which everybody hears what is read aloud.
    turn(LIVIA, offer('bagGoblet', MARCO)),
    { seat: MARCO, ask: 'offered', answer: accept('key') },
    { seat: LIVIA, ask: 'useBag', answer: 'use' },
    ends(LIVIA),
    { say: 'readAloud' },

    turn(MARCO, { branch: 'spy', answer: PUPIL }),
    ends(MARCO),
    { say: 'spiedOn' },

    // An offer that one accepts, and the effect of what one gives back.
    turn(NORA, offer('goblet', PUPIL)),
    { ask: 'offered', say: 'accept', answer: accept('bagKey') },
    { ask: 'useBag', say: 'draw', answer: 'use' },
    ends(NORA),

    // An offer of one's own, and its effect: the ally is found.
    { ask: 'turn', say: 'monocle', answer: offer('monocle', NORA) },
    { seat: NORA, ask: 'offered', answer: accept('bagKey') },
    { ask: 'useMonocle', say: 'look', answer: 'use' },
    { seat: NORA, ask: 'useBag', answer: 'use' },
    { ask: 'endTurn', say: 'ally', answer: 'end' },

    // A duel, window by window.
    turn(LIVIA, { branch: 'duel', answer: PUPIL }),
    { others: 'priest', answer: 'pass' },
    { ask: 'priest', say: 'challenged', answer: 'pass' },
    { seat: MARCO, ask: 'support', answer: 'attacker' },
    { seat: NORA, ask: 'support', answer: 'defender' },
    { seat: LIVIA, ask: 'hypnotist', answer: PASS },
    { seat: LIVIA, ask: 'react', answer: profession('thug') },
    { seat: MARCO, ask: 'react', answer: PASS },
    { seat: NORA, ask: 'react', answer: profession('bodyguard') },
    { ask: 'react', say: 'grandMaster', answer: profession('grandmaster') },
    { others: 'react', answer: PASS },
    { ask: 'react', say: 'windowCloses', answer: PASS },
    { others: 'doctor', answer: 'pass' },
    { ask: 'spoils', say: 'won', answer: 'search' },
    { ask: 'take', say: 'take', answer: { take: 'goblet' } },

    turn(MARCO, offer('bagGoblet', LIVIA)),
    { seat: LIVIA, ask: 'offered', answer: accept('key') },
    { seat: MARCO, ask: 'useBag', answer: 'use' },
    ends(MARCO),
    { say: 'twoGoblets' },

    // An offer that one refuses, and what it tells.
    turn(NORA, offer('goblet', PUPIL)),
    { ask: 'offered', say: 'refuse', answer: { branch: 'refuse', answer: true } },

    { ask: 'turn', say: 'declare', answer: { branch: 'declareOwn', answer: [String(NORA)] } },
  ],
  tips: {},
  end: 'end',
}
