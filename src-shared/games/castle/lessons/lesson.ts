/**
 * Four players: the pupil and Nora belong to the Brotherhood, Livia and Marco to the Order. Nora is dealt a Goblet,
 * Marco a Key, the pupil and Livia one Bag each; from the deck Livia draws a Goblet, the pupil the Monocle, Nora a
 * Goblet. The pupil spies, exchanges, wins a duel, refuses, and wins in the ninth turn by a declaration that names
 * Nora.
 */
import type { Answer } from '../../../kernel'
import type { Lesson } from '../../../lessons/lesson'
import type { CastleText } from '../locales/lesson'

const PUPIL = 0,
  LIVIA = 1,
  MARCO = 2,
  NORA = 3
const PASS = { branch: 'pass', answer: true } as const

const offer = (card: string, to: number) => ({ branch: 'exchange', answer: { card, to } })
const profession = (one: string) => ({ branch: 'profession', answer: one })
const accept = (card: string) => ({ branch: 'accept', answer: card })

/** A seat whose profession lies face down is asked whether its turn is over. */
const ends = (seat: number) => ({ seat, ask: 'endTurn', answer: 'end' })
const turn = (seat: number, answer: Answer) => ({ seat, ask: 'turn', answer })

export const castleLesson: Lesson<CastleText> = {
  game: 'castle',
  // No clock: every reaction window stays open until all have passed.
  options: { window: 0 },
  deal: 14480917,
  pupil: PUPIL,
  names: ['', 'Livia', 'Marco', 'Nora'],
  steps: [
    { say: 'welcome' },
    { say: 'cards' },
    { say: 'actions' },

    { ask: 'turn', say: 'spy', answer: { branch: 'spy', answer: MARCO } },
    { ask: 'endTurn', say: 'spied', answer: 'end' },

    // An exchange between others; an object that is read aloud becomes public.
    turn(LIVIA, offer('bagGoblet', MARCO)),
    { seat: MARCO, ask: 'offered', answer: accept('key') },
    { seat: LIVIA, ask: 'useBag', answer: 'use' },
    ends(LIVIA),
    { say: 'readAloud' },

    turn(MARCO, { branch: 'spy', answer: PUPIL }),
    ends(MARCO),
    { say: 'spiedOn' },

    // The pupil accepts an offer; the object given back has an effect.
    turn(NORA, offer('goblet', PUPIL)),
    { ask: 'offered', say: 'accept', answer: accept('bagKey') },
    { ask: 'useBag', say: 'draw', answer: 'use' },
    ends(NORA),

    // The pupil's offer, whose effect reveals the ally.
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

    // The pupil refuses an offer and learns from it.
    turn(NORA, offer('goblet', PUPIL)),
    { ask: 'offered', say: 'refuse', answer: { branch: 'refuse', answer: true } },

    { ask: 'turn', say: 'declare', answer: { branch: 'declareOwn', answer: [String(NORA)] } },
  ],
  tips: {},
  end: 'end',
}
