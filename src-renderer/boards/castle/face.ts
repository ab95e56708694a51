/** Castle's face on the page. */
import type { CastleEvent } from '../../../src-shared/games/castle/state'
import { OBJECTS, PROFESSIONS } from '../../../src-shared/games/castle/cards'
import { OPTION_SPECS } from '../../../src-shared/games/castle/options'
import { castleWords } from '../../../src-shared/games/castle/words'
import type { GameFace } from '../face'
import { choice, isWindow, part, title } from './asking'
import CastleBoard from './CastleBoard.vue'
import CrestSign from './CrestSign.vue'
import FinalCurtain from './FinalCurtain.vue'
import { WORDS } from './names'
import OwnSeat from './OwnSeat.vue'
import { openOf, sceneOf } from './reading'
import SeenItem from './SeenItem.vue'
import { sentence } from './sentences'
import { castleCards } from './mentions'
import { castleMotions } from './motions'
import { castleSounds } from './sounds'
import StandingList from './StandingList.vue'
import WordSign from './WordSign.vue'

export const castleFace: GameFace = {
  words: castleWords,
  sounds: castleSounds,
  motions: event => castleMotions(event as CastleEvent),
  cards: event => castleCards(event as CastleEvent),
  board: CastleBoard,
  own: OwnSeat,
  sign: WordSign,
  seen: SeenItem,
  standings: StandingList,
  curtain: FinalCurtain,
  crest: CrestSign,
  options: OPTION_SPECS,
  title,
  part,
  choice,
  sentence,
  // A refusal is final and brings the other side a duel token; what an object would do is lost once it is declined.
  weighty: ['declareAlone', 'diplomat', 'clairvoyant', 'refuse', 'decline'],
  isWindow: (ask, match) => isWindow(ask.key) && openOf(match).window > 0,
  scene: match => sceneOf(match, isWindow),
  castOf: 'cards',
  cast(match, _party, say) {
    const box = match ? openOf(match).box : []
    const objects = OBJECTS.filter(object => !box.includes(object.id)).map(({ id, red, green, plain }) => {
      const copies = red + green + plain
      return {
        id: `object.${id}`,
        sign: `object.${id}`,
        text: say(`${WORDS}.objects.${id}.name`) + (copies > 1 ? ` ×${copies}` : ''),
        detail: say(`${WORDS}.objects.${id}.power`),
      }
    })
    const professions = PROFESSIONS.map(({ id, use }) => ({
      id: `profession.${id}`,
      sign: `profession.${id}`,
      text: `${say(`${WORDS}.professions.${id}.name`)} · ${say(`${WORDS}.uses.${use}`)}`,
      detail: say(`${WORDS}.professions.${id}.power`),
    }))
    return [...objects, ...professions]
  },
  rulebook: say =>
    Object.keys(castleWords.en.rulebook).map(id => ({
      id,
      title: say(`${WORDS}.rulebook.${id}.title`),
      text: say(`${WORDS}.rulebook.${id}.text`),
    })),
  progress: (match, teller) => teller.say(`${WORDS}.board.turnNumber`, { n: openOf(match).turn.number }),
  turnOf: match => openOf(match).turn.seat,
}
