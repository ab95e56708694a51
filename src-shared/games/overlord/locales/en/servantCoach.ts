/** Why a servant of classic Overlord did what it did: its part of the coach’s texts. */
import type { ServantPlainReason, ServantSeatReason } from '../../bot/servantReasons'

export const servantCoachTexts: {
  readonly [reason in ServantPlainReason | ServantSeatReason | `${ServantSeatReason}You`]: string
} = {
  lastHint: 'It is my last hint: either the buck goes with it, or not at all.',
  thirdHint: 'A third hint without passing the buck would be a look.',
  passSpared: 'Of the others, {name} has had the fewest looks so far. That can be helped.',
  passSparedYou: 'Of the others, you have had the fewest looks so far. That can be helped.',
  noPass: 'I have no card to pass the buck with: all I can do is talk on.',
  nothingLeft: 'I have no way left to pass the buck: better a quick end.',
  freezeKeep: 'What I throw in now isn’t drawn again: I keep it for my own turn.',
  freezeFull: 'My hand is full: one hint I can spare.',
  passFreezer: '{name} has thrown this in: let {name} explain it.',
  passFreezerYou: 'You have thrown this in: explain it yourself.',
  passEmpty: '{name} hasn’t one hint left. That’s a look at once.',
  passEmptyYou: 'You haven’t one hint left. That’s a look at once.',
  passGuilty: 'Of the others, {name} is nearest to the third look. Better there than here.',
  passGuiltyYou: 'Of the others, you are nearest to the third look. Better you than me.',
  tellFrozen: '{name} has thrown something in: it must be worked in before I pass the buck.',
  tellFrozenYou: 'You have thrown something in: it must be worked in before I pass the buck.',
  tellWish: 'The Overlord wants to hear more. Nobody passes the buck over that.',
  freezeSaves: 'What could throw something in is what I pass the buck with: I keep it.',
  freezeEnough: 'I have thrown something in already. Once more, and I’m the chatterbox here.',
}
