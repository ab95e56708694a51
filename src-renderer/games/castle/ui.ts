/** Castle's UI. */
import { CHARACTERS } from '../../../src-shared/games/castle/characters'
import { OBJECTS, PROFESSIONS } from '../../../src-shared/games/castle/rules/cards'
import { OPTION_SPECS } from '../../../src-shared/games/castle/rules/options'
import { castleMessages } from '../../../src-shared/games/castle/locales/messages'
import type { GameUi } from '../gameUi'
import { rulebookOf } from '../rulebook'
import { choice, isWindow, part, title } from './askMessages'
import CameoIcon from './CameoIcon.vue'
import CastleBoard from './CastleBoard.vue'
import CrestIcon from './CrestIcon.vue'
import FinalCurtain from './FinalCurtain.vue'
import { WORDS } from './names'
import OwnSeat from './OwnSeat.vue'
import { openOf, ownOf, phaseOf } from './selectors'
import SeenItem from './SeenItem.vue'
import { castleEvents } from './events'
import StandingList from './StandingList.vue'
import WordIcon from './WordIcon.vue'
import { presets } from './presets'

export const castleUi: GameUi = {
  messages: castleMessages,
  ...castleEvents,
  board: CastleBoard,
  own: OwnSeat,
  icon: WordIcon,
  seen: SeenItem,
  standings: StandingList,
  curtain: FinalCurtain,
  crest: CrestIcon,
  characters: CHARACTERS,
  character: CameoIcon,
  options: OPTION_SPECS,
  presets,
  title,
  part,
  choice,
  // A refusal is final and gives the other side a duel token; an object's effect is lost once it is declined.
  confirmed: ['declareAlone', 'diplomat', 'clairvoyant', 'refuse', 'decline'],
  isWindow: (ask, match) => isWindow(ask.key) && openOf(match).window > 0,
  phaseOf: match => phaseOf(match, isWindow),
  castOf: 'cards',
  cast(match, _party, t) {
    const box = match ? openOf(match).box : []
    const objects = OBJECTS.filter(object => !box.includes(object.id)).map(({ id, red, green, plain }) => {
      const copies = red + green + plain
      return {
        id: `object.${id}`,
        icon: `object.${id}`,
        text: t(`${WORDS}.objects.${id}.name`) + (copies > 1 ? ` ×${copies}` : ''),
        detail: t(`${WORDS}.objects.${id}.power`),
      }
    })
    const professions = PROFESSIONS.map(({ id, use }) => ({
      id: `profession.${id}`,
      icon: `profession.${id}`,
      text: `${t(`${WORDS}.professions.${id}.name`)} · ${t(`${WORDS}.uses.${use}`)}`,
      detail: t(`${WORDS}.professions.${id}.power`),
    }))
    return [...objects, ...professions]
  },
  rulePictures: {
    goal: ['society.order', 'object.key', 'society.brotherhood', 'object.goblet'],
    cards: ['object.bagKey', 'object.bagGoblet', 'object.dagger', 'profession.priest'],
    turn: ['icon.eye', 'icon.swap', 'deed.duel', 'deed.own'],
    spy: ['icon.eye'],
    exchange: ['icon.swap', 'deed.token'],
    objects: [
      'object.tome',
      'object.coat',
      'object.sextant',
      'object.gloves',
      'object.whip',
      'object.mirror',
      'object.pearl',
    ],
    duel: ['side.attacker', 'deed.sealed', 'side.defender', 'object.ring'],
    professions: PROFESSIONS.map(({ id }) => `profession.${id}`),
    victory: ['deed.own', 'deed.rival', 'deed.alone', 'object.signet'],
  },
  rulebook: rulebookOf(WORDS, castleMessages),
  goal(match, { t }) {
    const society = ownOf(match)?.society
    return society ? t(`${WORDS}.board.goal.${society}`) : null
  },
  progress: (match, context) => context.t(`${WORDS}.board.turnNumber`, { n: openOf(match).turn.number }),
  turnOf: match => openOf(match).turn.seat,
}
