/** Why a bot of Mascarade did what it did, in its own words. What ends in `You` is said to the person it speaks of. */
import type { MascaradeReason, MascaradeSeatReason } from '../../bot/reasons'

export const coachTexts: { readonly [reason in MascaradeReason | `${MascaradeSeatReason}You`]: string } = {
  announceWins: 'If nobody objects, the {what} wins me the match on the spot.',
  announceSure: 'I’m the {what}, and sure of it. Let them object, if they like.',
  announceLikely: 'I’m probably the {what}: {chance}% likely.',
  announceGuess: 'I hardly know who I am. The {what} is my best guess: {chance}% likely.',
  bluffMine: 'The {what} is another card of mine, I think: nobody else can be it.',
  bluffMiddle: 'I’m hardly the {what}. But that card lies in the middle, I think: nobody can truly object.',
  bluffDespite: 'I’m hardly the {what}. {name} may well be, but saying so takes courage.',
  bluffDespiteYou: 'I’m hardly the {what}. You may well be, but saying so takes courage.',
  bluff: 'I’m hardly the {what}, but nobody is likely to know better.',

  lookLost: 'I no longer know who I am. It’s time to have a look.',
  lookCheck: 'I take myself for the {what}, but that’s only {chance}% likely. Better to look.',

  swapFor: 'I think that {name} has the {what}: a card worth having.',
  swapForYou: 'I think that you have the {what}: a card worth having.',
  swapForMiddle: 'I think that the {what} lies in the middle: a card worth having.',
  swapForMine: 'I think that my other card is the {what}: it’s worth more in the place of this one.',
  swapLost: 'I hardly know my own card. Another one will be no worse.',
  swapHide: 'Everybody has just seen my card. Now nobody can be sure who I am.',
  swapBlur: 'If you always keep the best card, you’re soon read. Now nobody can be sure of mine.',
  feintKeep: 'I like to be the {what}, so nothing is swapped. But nobody else knows that.',
  feint: 'Nothing is swapped. But nobody else knows that: they must doubt both cards now.',

  claimSure: 'I’m the {what} myself, and sure of it.',
  claimLikely: 'I’m probably the {what} myself: {chance}% likely.',
  claimStop: 'With that, {name} wins. Somebody has to object.',
  claimStopYou: 'With that, you win. Somebody has to object.',
  claimDoubt: 'I’m hardly the {what}. But {name} is even less likely to be.',
  claimDoubtYou: 'I’m hardly the {what}. But you are even less likely to be.',
  letLikely: '{name} looked like the {what} to me.',
  letLikelyYou: 'You looked like the {what} to me.',
  letMine: 'I may be the {what} myself, but I didn’t want to show my card.',
  letOther: 'I took {name} for the {what}: it wasn’t for me to object.',
  letOtherYou: 'I took you for the {what}: it was for you to object.',
  letMiddle: 'I think the {what} lies in the middle. But I’m not it either, and objecting would cost me a coin.',
  letHarmless: 'The {what} brings nobody anything now. Why object?',
  letOthers: 'More than one says so already. Let them settle who is the {what}.',
  letCostly: 'I’m hardly the {what}, and objecting in vain costs a coin.',

  bishop:
    'Of the others nobody is richer: {name} has {n} coin. | Of the others nobody is richer: {name} has {n} coins.',
  bishopYou: 'Of the others nobody is richer: you have {n} coin. | Of the others nobody is richer: you have {n} coins.',
  inquisitorLost: 'I can’t tell who {name} is. With luck, neither can {name}.',
  inquisitorLostYou: 'I can’t tell who you are. With luck, neither can you.',
  inquisitorRich:
    '{name} has {n} coin: there’s something to be had. | {name} has {n} coins: there’s something to be had.',
  inquisitorRichYou:
    'You have {n} coin: there’s something to be had. | You have {n} coins: there’s something to be had.',
  confessSure: 'I’m the {what}, and I know it.',
  confessLikely: 'I’m probably the {what}: {chance}% likely.',
  confessGuess: 'I can only guess. The {what} was {chance}% likely, and nothing more so.',
  witchRichest: 'Nobody has a heavier purse than mine: I keep it.',
  witchSwap:
    '{name} was richer than I by {n} coin. Now it’s the other way round. | {name} was richer than I by {n} coins. Now it’s the other way round.',
  witchSwapYou:
    'You were richer than I by {n} coin. Now it’s the other way round. | You were richer than I by {n} coins. Now it’s the other way round.',
  fool: 'With {n} coin, {name} had better not know that card any more. | With {n} coins, {name} had better not know that card any more.',
  foolYou:
    'With {n} coin, you had better not know your card any more. | With {n} coins, you had better not know your card any more.',
  spyFor: 'I took {name} for the {what}. Better to see it before I take it.',
  spyForYou: 'I took you for the {what}. Better to see it before I take it.',
  spyForMiddle: 'I think the {what} lies there, in the middle. Better to see it before I take it.',
  spyCurious: 'I had no idea who {name} is. That’s what a Spy is for.',
  spyCuriousYou: 'I had no idea who you are. That’s what a Spy is for.',
  spyCuriousMiddle: 'I had no idea what lies there in the middle. That’s what a Spy is for.',
  spyTake: 'The {what} serves me better than what I was.',
  spyKeep: 'Of the two cards, the {what} serves me better. I stay what I am.',
}
