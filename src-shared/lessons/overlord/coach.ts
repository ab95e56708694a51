/** Why a bot of Overlord did what it did, in its own words. What ends in `You` is said to whoever it speaks of. */
import type { OverlordReason, OverlordSeatReason } from '../../bots/overlord/reasons'
import type { LessonWords } from '../lesson'
import { servantSaid } from './servantSaid'

export type OverlordSaid = OverlordReason | `${OverlordSeatReason}You`

type Said = LessonWords<OverlordSaid>['en']

const en: Said = {
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

  ...servantSaid.en,

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

const ru: Said = {
  drawIdle: 'Для такого «Замри!» нужен {what}, а у меня его нет.',
  drawBetter: 'От того, что я сбрасываю, в этом раунде мало толку. Может, придёт что получше.',
  drawKeep: 'Каждое моё действие ещё пригодится.',

  accuseNoHints: '{name} не сможет ответить: намёков не осталось.',
  accuseNoHintsYou: 'Вы не сможете ответить: намёков у вас не осталось.',
  accuseDoubt: '{name} ответит, а я усомнюсь и потребую {what}. Его, думаю, не будет: шансы {chance} из 100.',
  accuseDoubtYou: 'Вы ответите, а я усомнюсь и потребую {what}. Его, думаю, не будет: шансы {chance} из 100.',
  accuseStraggler: '{name} отстаёт: лишнее очко там мне почти не вредит.',
  accuseStragglerYou: 'Вы отстаёте: лишнее очко у вас мне почти не вредит.',

  lacksHints: 'У меня не осталось намёков.',
  lacksSymbol: 'Нужен {what}, а у меня его нет.',
  bearLook: 'Взгляд я стерплю, а карты поберегу.',
  holdDoubted: 'Со вторым намёком у меня останутся оба.',
  onlyJoker: 'Нужен {what}, а у меня вместо него только джокер.',
  oneOfSeveral:
    '{what}: у меня {n} такой намёк, его можно отдать. | {what}: у меня {n} таких намёка, один можно отдать. | {what}: у меня {n} таких намёков, один можно отдать.',
  point: 'Намёк, который устоит, – это очко.',

  doubtHope: 'Может, {name} и не добавит {what}: шансы всего {chance} из 100. Но карты это стоит.',
  doubtHopeYou: 'Может, вы и не добавите {what}: шансы всего {chance} из 100. Но карты это стоит.',
  doubtLikely: 'Думаю, {name} не добавит {what}: шансы {chance} из 100.',
  doubtLikelyYou: 'Думаю, вы не добавите {what}: шансы {chance} из 100.',
  doubtCertain: 'Я всё примечаю: {name} не добавит {what}.',
  doubtCertainYou: 'Я всё примечаю: вы не добавите {what}.',
  believe: '{name}, скорее всего, предъявит {what}: шансы {chance} из 100. Моё сомнение только принесёт второе очко.',
  believeYou:
    'Вы, скорее всего, предъявите {what}: шансы {chance} из 100. Моё сомнение только принесёт вам второе очко.',
  dooms: 'Ещё один взгляд, и получит его {name}, – и партия окончена моей победой.',
  doomsYou: 'Ещё один взгляд вам – и партия окончена моей победой.',
  keepAction: 'Приберегу карту для лучшего случая.',

  blameHope: 'Может, {name} и не предъявит {what}: шансы всего {chance} из 100. Но карты это стоит.',
  blameHopeYou: 'Может, вы и не предъявите {what}: шансы всего {chance} из 100. Но карты это стоит.',
  blameLikely: 'Думаю, {name} не предъявит {what}: шансы {chance} из 100.',
  blameLikelyYou: 'Думаю, вы не предъявите {what}: шансы {chance} из 100.',
  blameCertain: 'Я всё примечаю: {name} не предъявит {what}.',
  blameCertainYou: 'Я всё примечаю: вы не предъявите {what}.',
  blameNobody: 'Если никого не винить, меня могут обвинить снова, и это снова очко.',

  interruptPoint: 'У меня есть подходящий намёк: это очко вне очереди.',
  interruptLacks: 'Чтобы перебить, нужен {what}, а у меня его нет.',
  interruptRisk:
    'С {n} намёком на руках на сомнение вряд ли ответишь. | С {n} намёками на руках на сомнение вряд ли ответишь. | С {n} намёками на руках на сомнение вряд ли ответишь.',

  silenceRival: '{name} наступает мне на пятки или уже впереди: хватит очков.',
  silenceRivalYou: 'Вы наступаете мне на пятки или уже впереди: хватит очков.',
  silencePoint: '{name} хочет очко вне очереди. Обойдёмся.',
  silencePointYou: 'Вы хотите очко вне очереди. Обойдёмся.',
  allowDoubt: 'Пусть говорит {name}: потом я усомнюсь и потребую {what}. Его, думаю, не будет: шансы {chance} из 100.',
  allowDoubtYou: 'Говорите: потом я усомнюсь и потребую {what}. Его, думаю, не будет: шансы {chance} из 100.',
  allowFreeze: 'Приберегу «Замри!» на худший случай.',

  mercySecond: 'От второго взгляда недалеко до третьего.',
  mercyThird: 'Третий взгляд – это мой конец.',
  onlySkulls: 'Все мои действия с черепами: молить нечем.',
  refuseLook: 'Ещё один взгляд, и получит его {name}: мне это на руку.',
  refuseLookYou: 'Ещё один взгляд вам: мне это на руку.',
  spareThird: 'Если {name} получит третий взгляд, партия окончена, а победа не моя.',
  spareThirdYou: 'Если вы получите третий взгляд, партия окончена, а победа не моя.',

  ...servantSaid.ru,

  lookFor: 'Взгляд получает {name}: {what}.',
  lookForYou: 'Взгляд получаете вы: {what}.',
  volley: 'Двое гоняют вину туда-сюда: каждому по взгляду.',
  rest: 'Взгляд был только что. Пусть это остаётся событием.',
  askQuietest: '{name} до сих пор рассказывает меньше всех.',
  askQuietestYou: 'Вы до сих пор рассказываете меньше всех.',
  askLoudest: '{name} до сих пор рассказывает больше всех.',
  askLoudestYou: 'Вы до сих пор рассказываете больше всех.',
  askGuiltiest:
    'Впереди всех {name}: уже {n} взгляд. | Впереди всех {name}: уже {n} взгляда. | Впереди всех {name}: уже {n} взглядов.',
  askGuiltiestYou:
    'Впереди всех вы: уже {n} взгляд. | Впереди всех вы: уже {n} взгляда. | Впереди всех вы: уже {n} взглядов.',
}

const it: Said = {
  drawIdle: 'Per un «Alto là!» così mi serve {what}, e non ce l’ho.',
  drawBetter: 'Quel che scarto in questo round serve a poco. Quel che pesco può essere meglio.',
  drawKeep: 'Ogni mia azione può tornare utile.',

  accuseNoHints: '{name} non ha più spunti e non può rispondermi.',
  accuseNoHintsYou: 'Non hai più spunti e non puoi rispondermi.',
  accuseDoubt: '{name} può rispondere, ma poi dubito e pretendo {what}: {chance} probabilità su 100 che non arrivi.',
  accuseDoubtYou: 'Puoi rispondere, ma poi dubito e pretendo {what}: {chance} probabilità su 100 che non arrivi.',
  accuseStraggler: '{name} è indietro: un punto in più lì mi fa poco danno.',
  accuseStragglerYou: 'Sei indietro: un punto in più a te mi fa poco danno.',

  lacksHints: 'Non ho più spunti.',
  lacksSymbol: 'Mi serve {what}, e non ce l’ho.',
  bearLook: 'Uno sguardo lo sopporto, e mi tengo le carte.',
  holdDoubted: 'Con un secondo spunto restano miei tutti e due.',
  onlyJoker: 'Mi serve {what}, e al suo posto ho soltanto un jolly.',
  oneOfSeveral: '{what}: ho {n} spunto così, e posso darlo. | {what}: ho {n} spunti così, uno posso darlo.',
  point: 'Uno spunto che regge è un punto.',

  doubtHope: 'Che {name} non possa aggiungere {what} ha solo {chance} probabilità su 100. Ma vale una carta.',
  doubtHopeYou: 'Che tu non possa aggiungere {what} ha solo {chance} probabilità su 100. Ma vale una carta.',
  doubtLikely: 'Secondo me {name} non può aggiungere {what}: {chance} probabilità su 100.',
  doubtLikelyYou: 'Secondo me non puoi aggiungere {what}: {chance} probabilità su 100.',
  doubtCertain: 'A me non sfugge nulla: {name} non può aggiungere {what}.',
  doubtCertainYou: 'A me non sfugge nulla: non puoi aggiungere {what}.',
  believe:
    '{name} probabilmente ha {what}: {chance} probabilità su 100. Il mio dubbio porterebbe solo un secondo punto.',
  believeYou:
    'Probabilmente hai {what}: {chance} probabilità su 100. Il mio dubbio ti porterebbe solo un secondo punto.',
  dooms: 'Un altro sguardo per {name} e la partita è finita: vincerei io.',
  doomsYou: 'Un altro sguardo per te e la partita è finita: vincerei io.',
  keepAction: 'Tengo la carta per un momento migliore.',

  blameHope: 'Che {name} non possa rispondere con {what} ha solo {chance} probabilità su 100. Ma vale una carta.',
  blameHopeYou: 'Che tu non possa rispondere con {what} ha solo {chance} probabilità su 100. Ma vale una carta.',
  blameLikely: 'Secondo me {name} non può rispondere con {what}: {chance} probabilità su 100.',
  blameLikelyYou: 'Secondo me non puoi rispondere con {what}: {chance} probabilità su 100.',
  blameCertain: 'A me non sfugge nulla: {name} non può rispondere con {what}.',
  blameCertainYou: 'A me non sfugge nulla: non puoi rispondere con {what}.',
  blameNobody: 'Se non do la colpa a nessuno, possono accusarmi ancora: un altro punto.',

  interruptPoint: 'Ho lo spunto che ci vuole: un punto fuori turno.',
  interruptLacks: 'Per interrompere serve {what}, e non ce l’ho.',
  interruptRisk:
    'Con {n} spunto in mano difficilmente risponderei a un dubbio. | Con {n} spunti in mano difficilmente risponderei a un dubbio.',

  silenceRival: '{name} mi sta alle calcagna o davanti: basta punti.',
  silenceRivalYou: 'Mi stai alle calcagna o davanti: basta punti.',
  silencePoint: '{name} vuole un punto fuori turno. Ne facciamo a meno.',
  silencePointYou: 'Vuoi un punto fuori turno. Ne facciamo a meno.',
  allowDoubt: 'Lascio parlare {name}: poi dubito e pretendo {what}, con {chance} probabilità su 100 che non arrivi.',
  allowDoubtYou: 'Ti lascio parlare: poi dubito e pretendo {what}, con {chance} probabilità su 100 che non arrivi.',
  allowFreeze: 'Tengo il mio «Alto là!» per un momento peggiore.',

  mercySecond: 'Dal secondo sguardo al terzo il passo è breve.',
  mercyThird: 'Un terzo sguardo sarebbe la mia fine.',
  onlySkulls: 'Tutte le mie azioni hanno un teschio: nessuna è una pietà.',
  refuseLook: 'Un altro sguardo per {name} mi conviene.',
  refuseLookYou: 'Un altro sguardo per te mi conviene.',
  spareThird: 'Con un terzo sguardo per {name} la partita finirebbe, e non l’avrei vinta io.',
  spareThirdYou: 'Con un terzo sguardo per te la partita finirebbe, e non l’avrei vinta io.',

  ...servantSaid.it,

  lookFor: 'Uno sguardo per {name}: {what}.',
  lookForYou: 'Uno sguardo per te: {what}.',
  volley: 'I due si rimpallano la colpa: uno sguardo a testa.',
  rest: 'Uno sguardo c’è appena stato. Deve restare un evento.',
  askQuietest: '{name} finora ha raccontato meno di tutti.',
  askQuietestYou: 'Finora hai raccontato meno di tutti.',
  askLoudest: '{name} finora ha raccontato più di tutti.',
  askLoudestYou: 'Finora hai raccontato più di tutti.',
  askGuiltiest: '{name} ha più sguardi di tutti: già {n} sguardo. | {name} ha più sguardi di tutti: già {n} sguardi.',
  askGuiltiestYou: 'Hai più sguardi di tutti: già {n} sguardo. | Hai più sguardi di tutti: già {n} sguardi.',
}

export const overlordCoach: LessonWords<OverlordSaid> = { en, ru, it }
