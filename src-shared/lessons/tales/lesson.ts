/**
 * Two at a table. The pupil collects gold by the Cave, the wand and Greta's own King, rids the table of her villain and
 * her Witch, and turns night into day; after twelve turns, level on points, the two play on as they like.
 */
import type { Lesson } from '../lesson'
import type { TalesText } from './words'

const PUPIL = 0,
  GRETA = 1

const plays = (card: string) => ({ seat: GRETA, ask: 'play', answer: card })
const line = (number: string) => ({ branch: 'use', answer: number })

export const talesLesson: Lesson<TalesText> = {
  game: 'tales',
  options: { a: 'first', b: 'second' },
  deal: 712111,
  pupil: PUPIL,
  names: ['', 'Greta'],
  beats: [
    { say: 'welcome' },
    { say: 'stories' },

    { ask: 'play', say: 'cave', answer: 'cave' },
    { say: 'common' },

    plays('child'),
    { say: 'child' },

    // An item against a villain, and a card that brings the next one.
    { ask: 'useItem', say: 'sword', answer: line('1') },
    { ask: 'play', say: 'charms', answer: 'charms' },
    { ask: 'takeItem', say: 'wand', answer: 'wand' },

    plays('king'),
    { say: 'king' },

    { ask: 'useItem', say: 'useWand', answer: line('3') },
    { ask: 'play', say: 'princess', answer: 'princess' },

    plays('witch'),
    { say: 'witch' },

    // The time of day decides what a card is worth.
    { ask: 'play', say: 'day', answer: 'day' },

    plays('dragon'),
    { say: 'dragon' },

    { ask: 'play', say: 'kingByDay', answer: 'king' },

    plays('helper'),
    { seat: GRETA, ask: 'peek', answer: 'hero' },
    { say: 'helper' },

    // A target of one's own choice; and what becomes of the Ogre.
    { ask: 'play', say: 'ogre', answer: 'ogre' },
    { ask: 'discard', say: 'victim', answer: 'witch#7' },

    plays('hero'),
    { seat: GRETA, ask: 'takeItem', answer: 'sword' },
    { seat: GRETA, ask: 'mayDiscard', answer: { branch: 'discard', answer: 'ogre#12' } },
    { say: 'hero' },
    { say: 'ending' },
    { free: 'free' },
  ],
  tips: { useItem: 'tipItem', takeCard: 'tipPrincess', mayDiscard: 'tipHero', freeLine: 'tipFairy', peek: 'tipHelper' },
  end: 'end',
}
