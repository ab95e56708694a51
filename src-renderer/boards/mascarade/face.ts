/** Mascarade's face on the page. */
import type { MascaradeEvent } from '../../../src-shared/games/mascarade/state'
import { CHARACTER_IDS, isCharacter } from '../../../src-shared/games/mascarade/characters'
import { charactersFor, OPTION_SPECS, readOptions } from '../../../src-shared/games/mascarade/options'
import type { SeatAsk } from '../../../src-shared/kernel'
import { mascaradeWords } from '../../../src-shared/games/mascarade/words'
import type { Choice, Made } from '../../store/compose'
import type { ChoiceWords, GameFace, Teller } from '../face'
import { SMALL } from '../../ui/media'
import MascaradeBoard from './MascaradeBoard.vue'
import OwnSeat from './OwnSeat.vue'
import { isDealing, openOf, preparation } from './reading'
import SeenItem from './SeenItem.vue'
import { capital, characterName, sentence, slotName, WORDS } from './sentences'
import SetChooser from './SetChooser.vue'
import { mascaradeCards } from './mentions'
import { mascaradeMotions } from './motions'
import { mascaradeSounds } from './sounds'
import StandingList from './StandingList.vue'
import WordSign from './WordSign.vue'

/** A choice in words: cards by their place, players by name, characters with what they do. */
function choice(
  ask: SeatAsk,
  _path: readonly string[],
  kind: Made['kind'],
  value: Choice,
  teller: Teller,
): ChoiceWords {
  const { say } = teller
  const word = String(value)
  if (kind === 'slot') return { text: capital(slotName(word, teller)) }
  if (kind === 'seat') return { text: teller.name(Number(value)) }
  if (isCharacter(word))
    return { text: characterName(word, teller), detail: say(`${WORDS}.characters.${word}.short`), sign: word }
  const key = ask.key === 'witch' && word === 'swap' ? 'swapFortune' : word
  return { text: key === 'ok' ? say('app.ready') : say(`${WORDS}.branches.${key}`), sign: word }
}

export const mascaradeFace: GameFace = {
  words: mascaradeWords,
  sounds: mascaradeSounds,
  motions: event => mascaradeMotions(event as MascaradeEvent),
  cards: event => mascaradeCards(event as MascaradeEvent),
  board: MascaradeBoard,
  own: OwnSeat,
  sign: WordSign,
  seen: SeenItem,
  standings: StandingList,
  chooser: SetChooser,
  options: OPTION_SPECS,
  choice,
  sentence,
  narrow: SMALL,
  // The Witch is called but once: coins that are kept stay unchanged.
  weighty: ['keep'],
  cast(match, party, say) {
    const inPlay = match ? openOf(match).characters : charactersFor(readOptions(party.options), party.seats.length)
    return CHARACTER_IDS.filter(id => inPlay.includes(id)).map(id => ({
      id,
      sign: id,
      text: say(`${WORDS}.characters.${id}.name`),
      detail: say(`${WORDS}.characters.${id}.power`),
    }))
  },
  rulebook: say =>
    Object.keys(mascaradeWords.en.rulebook).map(id => ({
      id,
      title: say(`${WORDS}.rulebook.${id}.title`),
      text: say(`${WORDS}.rulebook.${id}.text`),
    })),
  title(ask, teller) {
    const { character, by } = ask.params ?? {}
    const params = {
      character: isCharacter(character) ? characterName(character, teller) : '',
      by: typeof by === 'number' ? teller.name(by) : '',
    }
    return {
      title: teller.say(`${WORDS}.asks.${ask.key}.title`, params),
      hint: teller.say(`${WORDS}.asks.${ask.key}.hint`, params),
    }
  },
  part(ask, path, teller) {
    // The Witch's branch is called as the question whether two cards change places.
    if (ask.key === 'witch') return ''
    const key = `${WORDS}.parts.${path.at(-1) ?? ''}`
    return teller.has(key) ? teller.say(key) : ''
  },
  progress(match, teller) {
    const open = openOf(match)
    if (isDealing(match)) return ''
    const early = preparation(open)
    if (early) return teller.say('table.preparation', early)
    return open.turnLimit > 0
      ? teller.say('table.turnOfLimit', { n: open.turn.number, limit: open.turnLimit })
      : teller.say('table.turn', { n: open.turn.number })
  },
  turnOf: match => (isDealing(match) ? null : openOf(match).turn.seat),
}
