/** Why a bot of Mascarade did what it did, in its own words. What ends in `You` is said to whoever it speaks of. */
import type { MascaradeReason, MascaradeSeatReason } from '../../bots/mascarade/reasons'
import type { LessonWords } from '../lesson'

export type MascaradeSaid = MascaradeReason | `${MascaradeSeatReason}You`

type Said = LessonWords<MascaradeSaid>['en']

const en: Said = {
  announceWins: 'If nobody objects, the {what} wins me the match on the spot.',
  announceSure: 'I am the {what}, and sure of it. Let them object, if they like.',
  announceLikely: 'I am probably the {what}: {chance} chances in 100.',
  announceGuess: 'I hardly know who I am. The {what} is my best guess: {chance} chances in 100.',
  bluffMine: 'The {what} is another card of mine, I think: nobody else can be it.',
  bluffMiddle: 'I am hardly the {what}. But that card lies in the middle, I think: nobody can truly object.',
  bluffDespite: 'I am hardly the {what}. {name} may well be, but one has to dare to say so.',
  bluffDespiteYou: 'I am hardly the {what}. You may well be, but one has to dare to say so.',
  bluff: 'I am hardly the {what}, but nobody is likely to know better.',

  lookLost: 'I no longer know who I am. It is time to have a look.',
  lookCheck: 'I take myself for the {what}, but only with {chance} chances in 100. Better to look.',

  swapFor: 'I think that {name} has the {what}: a card worth having.',
  swapForYou: 'I think that you have the {what}: a card worth having.',
  swapForMiddle: 'I think that the {what} lies in the middle: a card worth having.',
  swapForMine: 'I think that my other card is the {what}: it is worth more in the place of this one.',
  swapLost: 'I hardly know my own card. Another one will be no worse.',
  swapHide: 'Everybody has just seen my card. Now nobody can be sure who I am.',
  swapBlur: 'Whoever always keeps the best card is soon read. Now nobody can be sure of mine.',
  feintKeep: 'I like to be the {what}, so nothing is swapped. But nobody else knows that.',
  feint: 'Nothing is swapped. But nobody else knows that: they must doubt both cards now.',

  claimSure: 'I am the {what} myself, and sure of it.',
  claimLikely: 'I am probably the {what} myself: {chance} chances in 100.',
  claimStop: 'With that, {name} wins. Somebody has to object.',
  claimStopYou: 'With that, you win. Somebody has to object.',
  claimDoubt: 'I am hardly the {what}. But {name} is even less likely to be.',
  claimDoubtYou: 'I am hardly the {what}. But you are even less likely to be.',
  letLikely: '{name} looked like the {what} to me.',
  letLikelyYou: 'You looked like the {what} to me.',
  letMine: 'I may be the {what} myself, but I did not want to show my card.',
  letOther: 'I took {name} for the {what}: it was not for me to object.',
  letOtherYou: 'I took you for the {what}: it was for you to object.',
  letMiddle: 'I think the {what} lies in the middle. But I am not it either, and objecting would cost me a coin.',
  letHarmless: 'The {what} brings nobody anything just now. Why object?',
  letOthers: 'More than one says so already. Let them settle who is the {what}.',
  letCostly: 'I am hardly the {what}, and whoever objects in vain pays a coin.',

  bishop:
    'Of the others nobody is richer: {name} has {n} coin. | Of the others nobody is richer: {name} has {n} coins.',
  bishopYou: 'Of the others nobody is richer: you have {n} coin. | Of the others nobody is richer: you have {n} coins.',
  inquisitorLost: 'I cannot tell who {name} is. With luck, neither can {name}.',
  inquisitorLostYou: 'I cannot tell who you are. With luck, neither can you.',
  inquisitorRich:
    '{name} has {n} coin: there is something to be had. | {name} has {n} coins: there is something to be had.',
  inquisitorRichYou:
    'You have {n} coin: there is something to be had. | You have {n} coins: there is something to be had.',
  confessSure: 'I am the {what}, and I know it.',
  confessLikely: 'I am probably the {what}: {chance} chances in 100.',
  confessGuess: 'I can only guess. The {what} had {chance} chances in 100, and nothing had more.',
  witchRichest: 'Nobody has a heavier purse than mine: I keep it.',
  witchSwap:
    '{name} was richer than I by {n} coin. Now it is the other way round. | {name} was richer than I by {n} coins. Now it is the other way round.',
  witchSwapYou:
    'You were richer than I by {n} coin. Now it is the other way round. | You were richer than I by {n} coins. Now it is the other way round.',
  fool: 'With {n} coin, {name} had better not know that card any more. | With {n} coins, {name} had better not know that card any more.',
  foolYou:
    'With {n} coin, you had better not know your card any more. | With {n} coins, you had better not know your card any more.',
  spyFor: 'I took {name} for the {what}. Better to see it before I take it.',
  spyForYou: 'I took you for the {what}. Better to see it before I take it.',
  spyForMiddle: 'I think the {what} lies there, in the middle. Better to see it before I take it.',
  spyCurious: 'I had no idea who {name} is. That is what a Spy is for.',
  spyCuriousYou: 'I had no idea who you are. That is what a Spy is for.',
  spyCuriousMiddle: 'I had no idea what lies there in the middle. That is what a Spy is for.',
  spyTake: 'The {what} serves me better than what I was.',
  spyKeep: 'Of the two cards, the {what} serves me better. I stay what I am.',
}

const ru: Said = {
  announceWins: 'Если никто не возразит, {what} сейчас же приносит мне победу.',
  announceSure: 'Я точно {what}. Пусть возражают, если хотят.',
  announceLikely: 'Вероятно, я {what}: шансы – {chance} из 100.',
  announceGuess: 'Я уже плохо понимаю, кто я. Лучшая догадка – {what}: {chance} из 100.',
  bluffMine: 'По-моему, {what} – другая моя карта: больше этим персонажем быть некому.',
  bluffMiddle: 'Я вряд ли {what}. Но эта карта, похоже, лежит в середине: по праву не возразит никто.',
  bluffDespite: 'Я вряд ли {what}. Скорее уж {name}, но возразить ещё надо решиться.',
  bluffDespiteYou: 'Я вряд ли {what}. Скорее уж вы, но возразить ещё надо решиться.',
  bluff: 'Я вряд ли {what}, но едва ли кто-нибудь знает это лучше меня.',

  lookLost: 'Я уже не знаю, кто я. Пора посмотреть.',
  lookCheck: 'Кажется, я {what}, но шансы – всего {chance} из 100. Лучше посмотреть.',

  swapFor: 'По-моему, {name} – {what}. Такая карта пригодится и мне.',
  swapForYou: 'По-моему, вы – {what}. Такая карта пригодится и мне.',
  swapForMiddle: 'По-моему, в середине лежит {what}. Такая карта пригодится и мне.',
  swapForMine: 'По-моему, другая моя карта – {what}. На месте этой от неё больше толку.',
  swapLost: 'Свою карту я почти не знаю. Чужая будет не хуже.',
  swapHide: 'Мою карту только что видели все. Теперь никто не знает точно, кто я.',
  swapBlur: 'Кто всегда держится за лучшее, того легко прочесть. Теперь в моей карте никто не уверен.',
  feintKeep: 'Я {what}, и пусть так и будет: обмена не было. Но об этом больше никто не знает.',
  feint: 'Обмена не было. Но об этом больше никто не знает: пусть сомневаются в обеих картах.',

  claimSure: 'Да ведь {what} – это я, и я это знаю точно.',
  claimLikely: 'Вероятно, {what} – это я: шансы – {chance} из 100.',
  claimStop: 'Так {name} победит. Кто-то должен возразить.',
  claimStopYou: 'Так вы победите. Кто-то должен возразить.',
  claimDoubt: 'Я вряд ли {what}. Но в то, что это {name}, верится ещё меньше.',
  claimDoubtYou: 'Я вряд ли {what}. Но в то, что это вы, верится ещё меньше.',
  letLikely: 'Мне показалось, что {name} – {what}.',
  letLikelyYou: 'Мне показалось, что вы – {what}.',
  letMine: 'Может быть, {what} – это я. Но показывать карту не хочется.',
  letOther: 'По-моему, {what} – это {name}. Возражать не мне.',
  letOtherYou: 'По-моему, {what} – это вы. Возражать надо было вам.',
  letMiddle: 'По-моему, {what} лежит в середине. Но и это не я, а возражение стоило бы мне монеты.',
  letHarmless: 'Сейчас {what} никому ничего не даёт. Зачем возражать?',
  letOthers: 'Так говорят уже несколько человек. Пусть сами выясняют, кто из них {what}.',
  letCostly: 'Я вряд ли {what}, а кто возражает зря, платит монету.',

  bishop:
    'Из остальных богаче всех {name}: {n} монета. | Из остальных богаче всех {name}: {n} монеты. | Из остальных богаче всех {name}: {n} монет.',
  bishopYou:
    'Из остальных богаче всех вы: {n} монета. | Из остальных богаче всех вы: {n} монеты. | Из остальных богаче всех вы: {n} монет.',
  inquisitorLost: 'Не могу понять, кто {name}. Может быть, этот игрок и сам не знает.',
  inquisitorLostYou: 'Не могу понять, кто вы. Может быть, вы и сами не знаете.',
  inquisitorRich:
    'У игрока {name} {n} монета: есть что взять. | У игрока {name} {n} монеты: есть что взять. | У игрока {name} {n} монет: есть что взять.',
  inquisitorRichYou:
    'У вас {n} монета: есть что взять. | У вас {n} монеты: есть что взять. | У вас {n} монет: есть что взять.',
  confessSure: 'Я {what}, и я это знаю.',
  confessLikely: 'Вероятно, я {what}: шансы – {chance} из 100.',
  confessGuess: 'Остаётся гадать. Шансы, что я {what}, – {chance} из 100, и лучших нет.',
  witchRichest: 'Полнее моего кошелька нет ни у кого: он мне дорог.',
  witchSwap:
    '{name} богаче меня на {n} монету. Пусть будет наоборот. | {name} богаче меня на {n} монеты. Пусть будет наоборот. | {name} богаче меня на {n} монет. Пусть будет наоборот.',
  witchSwapYou:
    'Вы богаче меня на {n} монету. Пусть будет наоборот. | Вы богаче меня на {n} монеты. Пусть будет наоборот. | Вы богаче меня на {n} монет. Пусть будет наоборот.',
  fool: 'У игрока {name} {n} монета. Знать ещё и карту – слишком большая роскошь. | У игрока {name} {n} монеты. Знать ещё и карту – слишком большая роскошь. | У игрока {name} {n} монет. Знать ещё и карту – слишком большая роскошь.',
  foolYou:
    'У вас {n} монета. Знать ещё и карту – слишком большая роскошь. | У вас {n} монеты. Знать ещё и карту – слишком большая роскошь. | У вас {n} монет. Знать ещё и карту – слишком большая роскошь.',
  spyFor: 'По-моему, {name} – {what}. Прежде чем брать карту, лучше взглянуть.',
  spyForYou: 'По-моему, вы – {what}. Прежде чем брать карту, лучше взглянуть.',
  spyForMiddle: 'По-моему, там, в середине, лежит {what}. Прежде чем брать карту, лучше взглянуть.',
  spyCurious: 'Понятия не имею, кто {name}. На то и Шпион.',
  spyCuriousYou: 'Понятия не имею, кто вы. На то и Шпион.',
  spyCuriousMiddle: 'Понятия не имею, что лежит там, в середине. На то и Шпион.',
  spyTake: 'От этой карты больше пользы, чем от моей прежней: {what}.',
  spyKeep: 'Из двух карт мне полезнее своя: {what}. Всё остаётся как есть.',
}

const it: Said = {
  announceWins: 'Se nessuno ribatte, vinco subito la partita: basta dire «{what}».',
  announceSure: '{what} sono io, per certo. Ribatta pure chi vuole.',
  announceLikely: '{what}, probabilmente sono io: {chance} possibilità su 100.',
  announceGuess: 'Non so più bene chi sono. La mia migliore ipotesi è {what}: {chance} possibilità su 100.',
  bluffMine: '{what}, credo, è un’altra delle mie carte: nessun altro può esserlo.',
  bluffMiddle: '{what}, difficilmente sono io. Ma quella carta dev’essere al centro: nessuno può ribattere a ragione.',
  bluffDespite: '{what}, difficilmente sono io. È più facile che sia {name}, ma bisogna osare dirlo.',
  bluffDespiteYou: '{what}, difficilmente sono io. È più facile che sia tu, ma bisogna osare dirlo.',
  bluff: '{what}, difficilmente sono io, ma è improbabile che qualcuno ne sappia di più.',

  lookLost: 'Non so più chi sono. È ora di dare un’occhiata.',
  lookCheck: 'Credo di essere {what}, ma solo con {chance} possibilità su 100. Meglio guardare.',

  swapFor: 'Secondo me {name} è {what}: una carta che fa comodo.',
  swapForYou: 'Secondo me tu sei {what}: una carta che fa comodo.',
  swapForMiddle: 'Secondo me al centro c’è {what}: una carta che fa comodo.',
  swapForMine: 'Secondo me la mia altra carta è {what}: al posto di questa rende di più.',
  swapLost: 'La mia carta quasi non la conosco più. Un’altra non sarà peggio.',
  swapHide: 'Tutti hanno appena visto la mia carta. Ora nessuno sa di preciso chi sono.',
  swapBlur: 'Chi si tiene sempre il meglio si fa leggere presto. Ora nessuno può fidarsi della mia carta.',
  feintKeep: 'Mi piace essere {what}, quindi non si scambia nulla. Ma gli altri non lo sanno.',
  feint: 'Non si scambia nulla. Ma gli altri non lo sanno: devono dubitare di tutte e due le carte.',

  claimSure: '{what} sono io, e lo so per certo.',
  claimLikely: '{what}, probabilmente sono io: {chance} possibilità su 100.',
  claimStop: 'Così {name} vince. Qualcuno deve ribattere.',
  claimStopYou: 'Così vinci tu. Qualcuno deve ribattere.',
  claimDoubt: '{what}, difficilmente sono io. Ma che sia {name} mi pare ancora meno probabile.',
  claimDoubtYou: '{what}, difficilmente sono io. Ma che sia tu mi pare ancora meno probabile.',
  letLikely: 'Per me {name} era davvero {what}.',
  letLikelyYou: 'Per me eri davvero {what}.',
  letMine: '{what}, forse sono io. Ma non volevo mostrare la carta.',
  letOther: 'Per me {what} era {name}: non toccava a me ribattere.',
  letOtherYou: 'Per me {what} eri tu: toccava a te ribattere.',
  letMiddle: '{what}, secondo me, sta al centro. Ma non sono nemmeno io, e ribattere mi costerebbe una moneta.',
  letHarmless: 'Chi è {what} adesso non porta a casa niente. Perché ribattere?',
  letOthers: 'Lo dicono già in più d’uno. Decidano tra loro chi è {what}.',
  letCostly: '{what}, difficilmente sono io, e chi ribatte a torto paga una moneta.',

  bishop:
    'Tra gli altri nessuno è più ricco: {name} ha {n} moneta. | Tra gli altri nessuno è più ricco: {name} ha {n} monete.',
  bishopYou:
    'Tra gli altri nessuno è più ricco: tu hai {n} moneta. | Tra gli altri nessuno è più ricco: tu hai {n} monete.',
  inquisitorLost: 'Non capisco chi sia {name}. Con un po’ di fortuna, non lo sa nemmeno {name}.',
  inquisitorLostYou: 'Non capisco chi sei. Con un po’ di fortuna, non lo sai nemmeno tu.',
  inquisitorRich: '{name} ha {n} moneta: qualcosa da prendere c’è. | {name} ha {n} monete: qualcosa da prendere c’è.',
  inquisitorRichYou: 'Hai {n} moneta: qualcosa da prendere c’è. | Hai {n} monete: qualcosa da prendere c’è.',
  confessSure: '{what} sono io, e lo so.',
  confessLikely: '{what}, probabilmente sono io: {chance} possibilità su 100.',
  confessGuess: 'Posso solo tirare a indovinare. {what} aveva {chance} possibilità su 100, e niente ne aveva di più.',
  witchRichest: 'Nessuno ha una borsa più piena della mia: me la tengo.',
  witchSwap:
    '{name} aveva {n} moneta più di me. Ora è il contrario. | {name} aveva {n} monete più di me. Ora è il contrario.',
  witchSwapYou: 'Avevi {n} moneta più di me. Ora è il contrario. | Avevi {n} monete più di me. Ora è il contrario.',
  fool: 'Con {n} moneta, meglio che {name} non conosca più quella carta. | Con {n} monete, meglio che {name} non conosca più quella carta.',
  foolYou:
    'Con {n} moneta, meglio che tu non conosca più la tua carta. | Con {n} monete, meglio che tu non conosca più la tua carta.',
  spyFor: 'Per me {name} è {what}. Prima di prendere la carta, meglio vederla.',
  spyForYou: 'Per me sei {what}. Prima di prendere la carta, meglio vederla.',
  spyForMiddle: 'Per me lì al centro c’è {what}. Prima di prendere la carta, meglio vederla.',
  spyCurious: 'Non avevo idea di chi fosse {name}. La Spia serve a questo.',
  spyCuriousYou: 'Non avevo idea di chi fossi. La Spia serve a questo.',
  spyCuriousMiddle: 'Non avevo idea di che cosa ci fosse lì al centro. La Spia serve a questo.',
  spyTake: 'Questa carta mi serve più di quella di prima: {what}.',
  spyKeep: 'Delle due carte mi serve di più la mia: {what}. Resto come sono.',
}

export const mascaradeCoach: LessonWords<MascaradeSaid> = { en, ru, it }
