import { servantCoachTexts } from './servantCoach'
import type { Translation } from '../../../../locales/translation'
import type { coachTexts as English } from '../en/coach'

export const coachTexts: Translation<typeof English> = {
  drawIdle: 'Per un «Alto là!» così mi serve {what}, e non ce l’ho.',
  drawBetter: 'Quel che scarto in questo round serve a poco. Quel che pesco può essere meglio.',
  drawKeep: 'Ogni mia azione può tornare utile.',

  accuseNoHints: '{name} non ha più spunti e non può rispondermi.',
  accuseNoHintsYou: 'Non hai più spunti e non puoi rispondermi.',
  accuseDoubt: '{name} può rispondere, ma poi dubito e pretendo {what}: al {chance}% non arriva.',
  accuseDoubtYou: 'Puoi rispondere, ma poi dubito e pretendo {what}: al {chance}% non arriva.',
  accuseStraggler: '{name} è indietro: un punto in più lì mi fa poco danno.',
  accuseStragglerYou: 'Sei indietro: un punto in più a te mi fa poco danno.',

  lacksHints: 'Non ho più spunti.',
  lacksSymbol: 'Mi serve {what}, e non ce l’ho.',
  bearLook: 'Uno sguardo lo sopporto, e mi tengo le carte.',
  holdDoubted: 'Con un secondo spunto restano miei tutti e due.',
  onlyJoker: 'Mi serve {what}, e al suo posto ho soltanto un jolly.',
  oneOfSeveral: '{what}: ho {n} spunto così, e posso darlo. | {what}: ho {n} spunti così, uno posso darlo.',
  point: 'Uno spunto che regge è un punto.',

  doubtHope: 'Che {name} non possa aggiungere {what} è probabile solo al {chance}%. Ma vale una carta.',
  doubtHopeYou: 'Che tu non possa aggiungere {what} è probabile solo al {chance}%. Ma vale una carta.',
  doubtLikely: 'Secondo me {name} non può aggiungere {what}, al {chance}%.',
  doubtLikelyYou: 'Secondo me non puoi aggiungere {what}, al {chance}%.',
  doubtCertain: 'A me non sfugge nulla: {name} non può aggiungere {what}.',
  doubtCertainYou: 'A me non sfugge nulla: non puoi aggiungere {what}.',
  believe: '{name} probabilmente ha {what}, al {chance}%. Il mio dubbio porterebbe solo un secondo punto.',
  believeYou: 'Probabilmente hai {what}, al {chance}%. Il mio dubbio ti porterebbe solo un secondo punto.',
  dooms: 'Un altro sguardo per {name} e la partita è finita: vincerei io.',
  doomsYou: 'Un altro sguardo per te e la partita è finita: vincerei io.',
  keepAction: 'Tengo la carta per un momento migliore.',

  blameHope: 'Che {name} non possa rispondere con {what} è probabile solo al {chance}%. Ma vale una carta.',
  blameHopeYou: 'Che tu non possa rispondere con {what} è probabile solo al {chance}%. Ma vale una carta.',
  blameLikely: 'Secondo me {name} non può rispondere con {what}, al {chance}%.',
  blameLikelyYou: 'Secondo me non puoi rispondere con {what}, al {chance}%.',
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
  allowDoubt: 'Lascio parlare {name}: poi dubito e pretendo {what}: al {chance}% non arriva.',
  allowDoubtYou: 'Ti lascio parlare: poi dubito e pretendo {what}: al {chance}% non arriva.',
  allowFreeze: 'Tengo il mio «Alto là!» per un momento peggiore.',

  mercySecond: 'Dal secondo sguardo al terzo il passo è breve.',
  mercyThird: 'Un terzo sguardo sarebbe la mia fine.',
  onlySkulls: 'Tutte le mie azioni hanno un teschio: nessuna è una pietà.',
  refuseLook: 'Un altro sguardo per {name} mi conviene.',
  refuseLookYou: 'Un altro sguardo per te mi conviene.',
  spareThird: 'Con un terzo sguardo per {name} la partita finirebbe, e non l’avrei vinta io.',
  spareThirdYou: 'Con un terzo sguardo per te la partita finirebbe, e non l’avrei vinta io.',

  ...servantCoachTexts,

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
