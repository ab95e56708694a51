/** Mascarade's UI. */
import { CHARACTER_IDS, isCharacter } from '../../../src-shared/games/mascarade/rules/characters'
import { charactersFor, OPTION_SPECS, readOptions } from '../../../src-shared/games/mascarade/rules/options'
import type { SeatAsk } from '../../../src-shared/kernel'
import { mascaradeMessages } from '../../../src-shared/games/mascarade/locales/messages'
import type { Choice, MadeChoice } from '../../store/answerBuilder'
import type { ChoiceText, GameUi, MessageContext } from '../gameUi'
import { rulebookOf } from '../rulebook'
import { capital } from '../../names'
import { SMALL } from '../../ui/media'
import FinalCurtain from './FinalCurtain.vue'
import FlyingThing from './FlyingThing.vue'
import MascaradeBoard from './MascaradeBoard.vue'
import OwnSeat from './OwnSeat.vue'
import { isDealing, openOf, preparation } from './selectors'
import SeenItem from './SeenItem.vue'
import { mascaradeEvents } from './events'
import { characterName, slotName, WORDS } from './names'
import SetChooser from './SetChooser.vue'
import StandingList from './StandingList.vue'
import WordIcon from './WordIcon.vue'
import { presets } from './presets'

/** A choice as text: cards by their slot, players by name, characters with their power. */
function choice(
  ask: SeatAsk,
  _path: readonly string[],
  kind: MadeChoice['kind'],
  value: Choice,
  context: MessageContext,
): ChoiceText {
  const { t } = context
  const word = String(value)
  if (kind === 'slot') return { text: capital(slotName(word, context)) }
  if (kind === 'seat') return { text: context.name(Number(value)) }
  if (isCharacter(word))
    return { text: characterName(word, context), detail: t(`${WORDS}.characters.${word}.short`), icon: word }
  const key = ask.key === 'witch' && word === 'swap' ? 'swapFortune' : word
  return { text: key === 'ok' ? t('app.ready') : t(`${WORDS}.branches.${key}`), icon: word }
}

export const mascaradeUi: GameUi = {
  messages: mascaradeMessages,
  ...mascaradeEvents,
  thing: FlyingThing,
  board: MascaradeBoard,
  own: OwnSeat,
  icon: WordIcon,
  seen: SeenItem,
  standings: StandingList,
  curtain: FinalCurtain,
  chooser: SetChooser,
  options: OPTION_SPECS,
  presets,
  choice,
  narrow: SMALL,
  // The Witch asks only once: coins that are kept stay as they are.
  confirmed: ['keep'],
  cast(match, party, t) {
    const inPlay = match ? openOf(match).characters : charactersFor(readOptions(party.options), party.seats.length)
    return CHARACTER_IDS.filter(id => inPlay.includes(id)).map(id => ({
      id,
      icon: id,
      text: t(`${WORDS}.characters.${id}.name`),
      detail: t(`${WORDS}.characters.${id}.power`),
    }))
  },
  rulePictures: {
    setup: ['king', 'queen', 'judge', 'bishop', 'fool', 'thief'],
    turn: ['swap', 'look', 'announce'],
    swap: ['swap'],
    announce: ['announce'],
  },
  rulebook: rulebookOf(WORDS, mascaradeMessages),
  title(ask, context) {
    const { character, by } = ask.params ?? {}
    const params = {
      character: isCharacter(character) ? characterName(character, context) : '',
      by: typeof by === 'number' ? context.name(by) : '',
    }
    return {
      title: context.t(`${WORDS}.asks.${ask.key}.title`, params),
      hint: context.t(`${WORDS}.asks.${ask.key}.hint`, params),
    }
  },
  part(ask, path, context) {
    // The Witch's branch has the same name as the question whether two cards swap.
    if (ask.key === 'witch') return ''
    const key = `${WORDS}.parts.${path.at(-1) ?? ''}`
    return context.has(key) ? context.t(key) : ''
  },
  progress(match, context) {
    const open = openOf(match)
    if (isDealing(match)) return ''
    const early = preparation(open)
    if (early) return context.t('table.preparation', early)
    return open.turnLimit > 0
      ? context.t('table.turnOfLimit', { n: open.turn.number, limit: open.turnLimit })
      : context.t('table.turn', { n: open.turn.number })
  },
  turnOf: match => (isDealing(match) ? null : openOf(match).turn.seat),
}
