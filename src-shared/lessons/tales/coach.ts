/** Why a bot of Dark Tales did what it did, in its own words. What ends in `You` is said to whoever it speaks of. */
import type { TalesReason, TalesSeatReason } from '../../bots/tales/reasons'
import type { LessonWords } from '../lesson'

export type TalesSaid = TalesReason | `${TalesSeatReason}You`

type Said = LessonWords<TalesSaid>['en']

const en: Said = {
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
  littleNow: 'There is little to be had just now, with any of them.',

  lastChance: 'There will hardly be another chance to use it.',
  keepItem: 'I keep my items: there are turns left for a better moment.',
  itemsForEnd:
    'At the end these items give me {n} point by story card B: more than now. | At the end these items give me {n} points by story card B: more than now.',
  lineNothing: 'No line would do me any good just now.',
  itemEnd:
    '{what}: at the end that is {n} point more for me, by story card B. | {what}: at the end that is {n} points more for me, by story card B.',
  itemUse: '{what}: I can use that well on story card A.',

  hurts: '{name} would still have gained by that card.',
  hurtsYou: 'You would still have gained by that card.',
  notMine: 'Any card rather than one of mine.',
  onlyMine: 'There are only cards of my own to choose from.',
  pays: 'What I get for it is worth more to me than that card.',
  keepMine: 'It would have to be a card of my own. No, thank you.',
  takeGood: 'That is a card that I can well use myself.',
  mayGain: 'It brings me more than it costs.',
  mayLoss: 'It would cost me more than it brings.',
  ahead: 'At first sight there is better. But I have looked some turns ahead.',
}

const ru: Said = {
  brings: '{what}: для меня это {n} очко. | {what}: для меня это {n} очка. | {what}: для меня это {n} очков.',
  bringsPoints: 'Это даёт мне {n} очко. | Это даёт мне {n} очка. | Это даёт мне {n} очков.',
  draws: 'Это позволяет взять карты: потом будет из чего выбирать.',
  takesItem: 'Это даёт мне предмет, а предметы чего-то стоят.',
  clears: 'Это убирает карту со стола, и мне это выгодно.',
  takesCard: 'Это даёт мне карту, которая пригодится.',
  playsMore: 'Это позволяет сыграть ещё одну карту.',
  shows: 'Все открывают карты на руках, и это должно принести очки.',
  turnsDay: 'Днём карты передо мной приносят больше, чем чужие.',
  turnsNight: 'Ночью карты передо мной приносят больше, чем чужие.',
  lasts:
    'Это приносит очки снова и снова: до конца примерно {n} очко. | Это приносит очки снова и снова: до конца примерно {n} очка. | Это приносит очки снова и снова: до конца примерно {n} очков.',
  forStory: 'Передо мной она идёт в счёт сюжетной карты Б.',
  littleNow: 'Сейчас ни одна из них толком ничего не даёт.',

  lastChance: 'Другого случая применить это, пожалуй, не будет.',
  keepItem: 'Приберегу предметы: ходы ещё есть, найдётся случай получше.',
  itemsForEnd:
    'В конце эти предметы дадут мне {n} очко по сюжетной карте Б: больше, чем сейчас. | В конце эти предметы дадут мне {n} очка по сюжетной карте Б: больше, чем сейчас. | В конце эти предметы дадут мне {n} очков по сюжетной карте Б: больше, чем сейчас.',
  lineNothing: 'Сейчас ни одна строка мне ничего не даст.',
  itemEnd:
    '{what}: в конце это ещё {n} очко по сюжетной карте Б. | {what}: в конце это ещё {n} очка по сюжетной карте Б. | {what}: в конце это ещё {n} очков по сюжетной карте Б.',
  itemUse: '{what}: на сюжетной карте А мне это пригодится.',

  hurts: '{name} ещё получит от этой карты пользу, если её оставить.',
  hurtsYou: 'Вы ещё получите от этой карты пользу, если её оставить.',
  notMine: 'Любую, лишь бы не мою.',
  onlyMine: 'Выбирать приходится только из моих.',
  pays: 'То, что я за неё получу, мне дороже этой карты.',
  keepMine: 'Пришлось бы отдать свою карту. Нет уж, спасибо.',
  takeGood: 'Эта карта и мне пригодится.',
  mayGain: 'Это даёт мне больше, чем стоит.',
  mayLoss: 'Это обошлось бы мне дороже, чем того стоит.',
  ahead: 'На первый взгляд есть ходы и лучше. Но я смотрю на несколько ходов вперёд.',
}

const it: Said = {
  brings: '{what}: per me è {n} punto. | {what}: per me sono {n} punti.',
  bringsPoints: 'Mi porta {n} punto. | Mi porta {n} punti.',
  draws: 'Mi fa pescare: più tardi avrò più scelta.',
  takesItem: 'Mi porta un oggetto, e gli oggetti valgono qualcosa.',
  clears: 'Toglie una carta dal tavolo, e io ci guadagno.',
  takesCard: 'Mi porta una carta che serve.',
  playsMore: 'Mi fa giocare una carta in più.',
  shows: 'Tutti scoprono la mano, e questo dovrebbe portare punti.',
  turnsDay: 'Di giorno le carte davanti a me portano più di quelle degli altri.',
  turnsNight: 'Di notte le carte davanti a me portano più di quelle degli altri.',
  lasts:
    'Mi porta punti più volte: da qui alla fine circa {n} punto. | Mi porta punti più volte: da qui alla fine circa {n} punti.',
  forStory: 'Davanti a me conta per la carta storia B.',
  littleNow: 'In questo momento nessuna di queste porta granché.',

  lastChance: 'Difficilmente ci sarà un’altra occasione per usarlo.',
  keepItem: 'Tengo i miei oggetti: restano turni per un momento migliore.',
  itemsForEnd:
    'Alla fine questi oggetti mi danno {n} punto con la carta storia B: più di adesso. | Alla fine questi oggetti mi danno {n} punti con la carta storia B: più di adesso.',
  lineNothing: 'In questo momento nessuna riga mi serve.',
  itemEnd:
    '{what}: alla fine è {n} punto in più per me, con la carta storia B. | {what}: alla fine sono {n} punti in più per me, con la carta storia B.',
  itemUse: '{what}: mi serve per la carta storia A.',

  hurts: '{name} ci avrebbe ancora guadagnato, con quella carta.',
  hurtsYou: 'Ci avresti ancora guadagnato, con quella carta.',
  notMine: 'Qualsiasi carta, purché non mia.',
  onlyMine: 'Ci sono solo carte mie tra cui scegliere.',
  pays: 'Quel che ricevo in cambio per me vale più di quella carta.',
  keepMine: 'Dovrebbe essere una carta mia. No, grazie.',
  takeGood: 'È una carta che serve anche a me.',
  mayGain: 'Mi porta più di quanto costa.',
  mayLoss: 'Mi costerebbe più di quanto porta.',
  ahead: 'A prima vista c’è di meglio. Ma ho guardato qualche turno più in là.',
}

export const talesCoach: LessonWords<TalesSaid> = { en, ru, it }
