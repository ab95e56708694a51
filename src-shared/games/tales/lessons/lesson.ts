/**
 * Two players. The pupil collects gold with the Cave, the wand and Greta's own King, removes her villain and her Witch,
 * and turns night into day. After twelve turns both have equal points and continue in free play.
 */
import type { Lesson } from '../../../lessons/lesson'
import type { TalesText } from '../locales/lesson'

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
  steps: [
    { say: 'welcome' },
    { say: 'stories' },

    { ask: 'play', say: 'cave', answer: 'cave' },
    { say: 'common' },

    plays('child'),
    { say: 'child' },

    // An item against a villain, and a card that brings another item.
    { ask: 'useItem', say: 'sword', answer: line('1') },
    { ask: 'play', say: 'charms', answer: 'charms' },
    { ask: 'takeItem', say: 'wand', answer: 'wand' },

    plays('king'),
    { say: 'king' },

    { ask: 'useItem', say: 'useWand', answer: line('3') },
    { ask: 'play', say: 'princess', answer: 'princess' },

    plays('witch'),
    { say: 'witch' },

    // The value of a card depends on the time of day.
    { ask: 'play', say: 'day', answer: 'day' },

    plays('dragon'),
    { say: 'dragon' },

    { ask: 'play', say: 'kingByDay', answer: 'king' },

    plays('helper'),
    { seat: GRETA, ask: 'peek', answer: 'hero' },
    { say: 'helper' },

    // The pupil chooses a target; later the Ogre is discarded.
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
