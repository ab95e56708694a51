/** Why a bot of Aye, Dark Overlord! did what it did, in its own words. What ends in `You` is said to the person it speaks of. */
import type { OverlordReason, OverlordSeatReason } from '../../bot/reasons'
import { servantCoachTexts } from './servantCoach'

export const coachTexts: { readonly [reason in OverlordReason | `${OverlordSeatReason}You`]: string } = {
  drawIdle: 'For such a freeze I’d need {what}, and I have none.',
  drawBetter: 'What I discard is of little use in this round. What I draw may be better.',
  drawKeep: 'I have a use for every one of my actions.',

  accuseNoHints: '{name} has no hints left and can’t answer me.',
  accuseNoHintsYou: 'You have no hints left and can’t answer me.',
  accuseDoubt: '{name} may answer, but then I can doubt it and demand {what}. It’s {chance}% likely not to come.',
  accuseDoubtYou: 'You may answer, but then I can doubt it and demand {what}. It’s {chance}% likely not to come.',
  accuseStraggler: '{name} lags behind: a point more there does me little harm.',
  accuseStragglerYou: 'You lag behind: a point more there does me little harm.',

  lacksHints: 'I have no hints left.',
  lacksSymbol: 'I’d need {what}, and I have none.',
  bearLook: 'A look I can bear, and I keep my cards.',
  holdDoubted: 'With a second hint both of them stay mine.',
  onlyJoker: 'I’d need {what}, and have but a joker to put in its place.',
  oneOfSeveral:
    '{what}: I have {n} hint of that symbol, and it can go. | {what}: I have {n} hints of that symbol, and one can go.',
  point: 'A hint that stands is a point.',

  doubtHope: 'It’s only {chance}% likely that {name} can’t add {what}. It’s worth a card.',
  doubtHopeYou: 'It’s only {chance}% likely that you can’t add {what}. It’s worth a card.',
  doubtLikely: 'I think that {name} can’t add {what}: {chance}% likely.',
  doubtLikelyYou: 'I think that you can’t add {what}: {chance}% likely.',
  doubtCertain: 'I have been paying attention: {name} can’t add {what}.',
  doubtCertainYou: 'I have been paying attention: you can’t add {what}.',
  believe: '{name} probably has {what}: {chance}% likely. My doubt would only bring a second point.',
  believeYou: 'You probably have {what}: {chance}% likely. My doubt would only bring you a second point.',
  dooms: 'One look more for {name}, and the match is over: I’d win it.',
  doomsYou: 'One look more for you, and the match is over: I’d win it.',
  keepAction: 'I keep my card for a better moment.',

  blameHope: 'It’s only {chance}% likely that {name} can’t answer with {what}. It’s worth a card.',
  blameHopeYou: 'It’s only {chance}% likely that you can’t answer with {what}. It’s worth a card.',
  blameLikely: 'I think that {name} can’t answer with {what}: {chance}% likely.',
  blameLikelyYou: 'I think that you can’t answer with {what}: {chance}% likely.',
  blameCertain: 'I have been paying attention: {name} can’t answer with {what}.',
  blameCertainYou: 'I have been paying attention: you can’t answer with {what}.',
  blameNobody: 'If I blame nobody, I may be accused again, and score again.',

  interruptPoint: 'I have a hint that fits: a point out of turn.',
  interruptLacks: 'To interrupt here I’d need {what}, and I have none.',
  interruptRisk:
    'With {n} hint in hand I could hardly answer a doubt. | With {n} hints in hand I could hardly answer a doubt.',

  silenceRival: '{name} is close to me in hints, or ahead of me: no more points there.',
  silenceRivalYou: 'You’re close to me in hints, or ahead of me: no more points there.',
  silencePoint: '{name} wants a point out of turn. We can do without it.',
  silencePointYou: 'You want a point out of turn. We can do without it.',
  allowDoubt: 'Let {name} speak: then I can doubt it and demand {what}. It’s {chance}% likely not to come.',
  allowDoubtYou: 'Speak: then I can doubt it and demand {what}. It’s {chance}% likely not to come.',
  allowFreeze: 'I keep my freeze for a worse moment.',

  mercySecond: 'From the second look it isn’t far to the third.',
  mercyThird: 'A third look would be the end of me.',
  onlySkulls: 'All my actions have skulls: none of them is a mercy.',
  refuseLook: 'One look more for {name} suits me.',
  refuseLookYou: 'One look more for you suits me.',
  spareThird: 'With a third look for {name} the match would be over, and I wouldn’t have won it.',
  spareThirdYou: 'With a third look for you the match would be over, and I wouldn’t have won it.',

  ...servantCoachTexts,

  lookFor: 'A look for {name}: {what}.',
  lookForYou: 'A look for you: {what}.',
  volley: 'The two pass the blame to and fro: a look for each.',
  rest: 'I’ve only just given a look. A look must stay something special.',
  askQuietest: '{name} has told less than anybody so far.',
  askQuietestYou: 'You have told less than anybody so far.',
  askLoudest: '{name} has told more than anybody so far.',
  askLoudestYou: 'You have told more than anybody so far.',
  askGuiltiest:
    '{name} has more looks than anybody: {n} look already. | {name} has more looks than anybody: {n} looks already.',
  askGuiltiestYou:
    'You have more looks than anybody: {n} look already. | You have more looks than anybody: {n} looks already.',
}
