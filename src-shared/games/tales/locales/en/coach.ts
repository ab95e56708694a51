/** Why a bot of Dark Tales did what it did, in its own words. What ends in `You` is said to the person it speaks of. */
import type { TalesReason, TalesSeatReason } from '../../bot/reasons'

export const coachTexts: { readonly [reason in TalesReason | `${TalesSeatReason}You`]: string } = {
  brings: '{what}: {n} point for me. | {what}: {n} points for me.',
  bringsPoints: 'It brings me {n} point. | It brings me {n} points.',
  draws: 'It lets me draw: more to choose from later.',
  takesItem: 'It brings me an item, and items are worth something.',
  clears: 'It takes a card off the table, and I gain by that.',
  takesCard: 'It brings me a card worth having.',
  playsMore: 'It lets me play one card more.',
  shows: 'All hands are shown for it, and that should bring points.',
  turnsDay: 'By day the cards in front of me bring more than those of the others.',
  turnsNight: 'By night the cards in front of me bring more than those of the others.',
  lasts:
    'It pays me again and again: about {n} point by the end. | It pays me again and again: about {n} points by the end.',
  forStory: 'In front of me it counts for story card B.',
  littleNow: 'There’s little to be had now, with any of them.',

  lastChance: 'There will hardly be another chance to use it.',
  keepItem: 'I keep my items: there are turns left for a better moment.',
  itemsForEnd:
    'At the end these items give me {n} point by story card B: more than now. | At the end these items give me {n} points by story card B: more than now.',
  lineNothing: 'No line would do me any good now.',
  itemEnd:
    '{what}: at the end that is {n} point more for me, by story card B. | {what}: at the end that is {n} points more for me, by story card B.',
  itemUse: '{what}: I can use that well on story card A.',

  hurts: '{name} would still have gained by that card.',
  hurtsYou: 'You would still have gained by that card.',
  notMine: 'Any card rather than one of mine.',
  onlyMine: 'There are only cards of my own to choose from.',
  pays: 'What I get for it is worth more to me than that card.',
  keepMine: 'It would have to be a card of my own. No, thank you.',
  takeGood: 'That’s a card that I can well use myself.',
  mayGain: 'It brings me more than it costs.',
  mayLoss: 'It would cost me more than it brings.',
  ahead: 'At first sight there is better. But I have looked some turns ahead.',
}
