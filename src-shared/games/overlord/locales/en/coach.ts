/** Why a bot of Aye, Dark Overlord! did what it did, in its own words. What ends in `You` is said to the person it speaks of. */
import type { OverlordReason, OverlordSeatReason } from '../../bot/reasons'
import { servantCoachTexts } from './servantCoach'

export const coachTexts: { readonly [reason in OverlordReason | `${OverlordSeatReason}You`]: string } = {
  drawIdle: 'For such a freeze I would need {what}, and I have none.',
  drawBetter: 'What I discard is of little use in this round. What I draw may be better.',
  drawKeep: 'I have a use for every one of my actions.',

  accuseNoHints: '{name} has no hints left and cannot answer me.',
  accuseNoHintsYou: 'You have no hints left and cannot answer me.',
  accuseDoubt:
    '{name} may answer, but then I can doubt it and demand {what}. I see {chance} chances in 100 that it does not come.',
  accuseDoubtYou:
    'You may answer, but then I can doubt it and demand {what}. I see {chance} chances in 100 that it does not come.',
  accuseStraggler: '{name} lags behind: a point more there does me little harm.',
  accuseStragglerYou: 'You lag behind: a point more there does me little harm.',

  lacksHints: 'I have no hints left.',
  lacksSymbol: 'I would need {what}, and I have none.',
  bearLook: 'A look I can bear, and I keep my cards.',
  holdDoubted: 'With a second hint both of them stay mine.',
  onlyJoker: 'I would need {what}, and have but a joker to put in its place.',
  oneOfSeveral:
    '{what}: I have {n} hint of that symbol, and it can go. | {what}: I have {n} hints of that symbol, and one can go.',
  point: 'A hint that stands is a point.',

  doubtHope: 'That {name} cannot add {what} has only {chance} chances in 100. It is worth a card.',
  doubtHopeYou: 'That you cannot add {what} has only {chance} chances in 100. It is worth a card.',
  doubtLikely: 'I think that {name} cannot add {what}: {chance} chances in 100.',
  doubtLikelyYou: 'I think that you cannot add {what}: {chance} chances in 100.',
  doubtCertain: 'I have been paying attention: {name} cannot add {what}.',
  doubtCertainYou: 'I have been paying attention: you cannot add {what}.',
  believe: '{name} probably has {what}: {chance} chances in 100. My doubt would only bring a second point.',
  believeYou: 'You probably have {what}: {chance} chances in 100. My doubt would only bring you a second point.',
  dooms: 'One look more for {name}, and the match is over: I would win it.',
  doomsYou: 'One look more for you, and the match is over: I would win it.',
  keepAction: 'I keep my card for a better moment.',

  blameHope: 'That {name} cannot answer with {what} has only {chance} chances in 100. It is worth a card.',
  blameHopeYou: 'That you cannot answer with {what} has only {chance} chances in 100. It is worth a card.',
  blameLikely: 'I think that {name} cannot answer with {what}: {chance} chances in 100.',
  blameLikelyYou: 'I think that you cannot answer with {what}: {chance} chances in 100.',
  blameCertain: 'I have been paying attention: {name} cannot answer with {what}.',
  blameCertainYou: 'I have been paying attention: you cannot answer with {what}.',
  blameNobody: 'If I blame nobody, I may be accused again, and score again.',

  interruptPoint: 'I have a hint that fits: a point out of turn.',
  interruptLacks: 'Whoever interrupts here needs {what}, and I have none.',
  interruptRisk:
    'With {n} hint in hand I could hardly answer a doubt. | With {n} hints in hand I could hardly answer a doubt.',

  silenceRival: '{name} is close to me in hints, or ahead of me: no more points there.',
  silenceRivalYou: 'You are close to me in hints, or ahead of me: no more points there.',
  silencePoint: '{name} wants a point out of turn. We can do without it.',
  silencePointYou: 'You want a point out of turn. We can do without it.',
  allowDoubt:
    'Let {name} speak: then I can doubt it and demand {what}. I see {chance} chances in 100 that it does not come.',
  allowDoubtYou: 'Speak: then I can doubt it and demand {what}. I see {chance} chances in 100 that it does not come.',
  allowFreeze: 'I keep my freeze for a worse moment.',

  mercySecond: 'From the second look it is not far to the third.',
  mercyThird: 'A third look would be the end of me.',
  onlySkulls: 'All my actions have skulls: none of them is a mercy.',
  refuseLook: 'One look more for {name} suits me.',
  refuseLookYou: 'One look more for you suits me.',
  spareThird: 'With a third look for {name} the match would be over, and I would not have won it.',
  spareThirdYou: 'With a third look for you the match would be over, and I would not have won it.',

  ...servantCoachTexts,

  lookFor: 'A look for {name}: {what}.',
  lookForYou: 'A look for you: {what}.',
  volley: 'The two pass the blame to and fro: a look for each.',
  rest: 'I looked at somebody only just now. A look must stay something special.',
  askQuietest: '{name} has told less than anybody so far.',
  askQuietestYou: 'You have told less than anybody so far.',
  askLoudest: '{name} has told more than anybody so far.',
  askLoudestYou: 'You have told more than anybody so far.',
  askGuiltiest:
    '{name} has more looks than anybody: {n} look already. | {name} has more looks than anybody: {n} looks already.',
  askGuiltiestYou:
    'You have more looks than anybody: {n} look already. | You have more looks than anybody: {n} looks already.',
}
