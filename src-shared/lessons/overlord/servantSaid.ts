/** Why a servant of classic Overlord did what it did: its part of the coach's words. */
import type { ServantPlainReason, ServantSeatReason } from '../../bots/overlord/servantReasons'
import type { LessonWords } from '../lesson'

type Said = LessonWords<ServantPlainReason | ServantSeatReason | `${ServantSeatReason}You`>['en']

const en: Said = {
  lastHint: 'It is my last hint: either the buck goes with it, or not at all.',
  thirdHint: 'A third hint without passing the buck would be a look.',
  passSpared: 'Of the others, {name} has had the fewest looks so far. That can be helped.',
  passSparedYou: 'Of the others, you have had the fewest looks so far. That can be helped.',
  noPass: 'I have no card to pass the buck with: all I can do is talk on.',
  nothingLeft: 'I have no way left to pass the buck: better a quick end.',
  freezeKeep: 'What I throw in now is not drawn again: I keep it for my own turn.',
  freezeFull: 'My hand is full: one hint I can spare.',
  passFreezer: '{name} has thrown this in: let {name} explain it.',
  passFreezerYou: 'You have thrown this in: explain it yourself.',
  passEmpty: '{name} has not one hint left. That is a look at once.',
  passEmptyYou: 'You have not one hint left. That is a look at once.',
  passGuilty: 'Of the others, {name} is nearest to the third look. Better there than here.',
  passGuiltyYou: 'Of the others, you are nearest to the third look. Better you than me.',
  tellFrozen: '{name} has thrown something in: it must be worked in before I pass the buck.',
  tellFrozenYou: 'You have thrown something in: it must be worked in before I pass the buck.',
  tellWish: 'The Overlord wants to hear more. Nobody passes the buck over that.',
  freezeSaves: 'What could throw something in is what I pass the buck with: I keep it.',
  freezeEnough: 'I have thrown something in already. Once more, and I am the chatterbox here.',
}

const ru: Said = {
  lastHint: 'Это мой последний намёк: или стрелки уходят вместе с ним, или никак.',
  thirdHint: 'Третий намёк без перевода стрелок – это взгляд.',
  passSpared: 'Из остальных меньше всех взглядов получает {name}. Это поправимо.',
  passSparedYou: 'Из остальных меньше всех взглядов получаете вы. Это поправимо.',
  noPass: 'Переводить стрелки мне нечем: остаётся говорить дальше.',
  nothingLeft: 'Стрелки уже не перевести: лучше покончить с этим сразу.',
  freezeKeep: 'Взамен подброшенного новых карт не берут: приберегу для своего хода.',
  freezeFull: 'Карт на руках полно: одним намёком можно пожертвовать.',
  passFreezer: 'Это подбросил не кто иной, как {name}: пусть и объясняет.',
  passFreezerYou: 'Это подбросили вы: вам и объяснять.',
  passEmpty: 'У игрока {name} нет ни одного намёка. Это сразу взгляд.',
  passEmptyYou: 'У вас нет ни одного намёка. Это сразу взгляд.',
  passGuilty: 'Из остальных ближе всех к третьему взгляду {name}. Лучше там, чем здесь.',
  passGuiltyYou: 'Из остальных ближе всех к третьему взгляду вы. Лучше вы, чем я.',
  tellFrozen: 'Кое-что подбрасывает {name}: сначала вплетём это в рассказ, потом переведём стрелки.',
  tellFrozenYou: 'Вы кое-что подбросили: сначала вплетём это в рассказ, потом переведём стрелки.',
  tellWish: 'Властелин хочет слышать продолжение. Через его слово стрелки не переводят.',
  freezeSaves: 'Чем можно вмешаться, тем я переведу стрелки: приберегу.',
  freezeEnough: 'Помех от меня уже хватает: ещё одну назовут болтовнёй.',
}

const it: Said = {
  lastHint: 'È il mio ultimo spunto: o il barile parte con questo, o non parte più.',
  thirdHint: 'Un terzo spunto senza scaricabarile sarebbe uno sguardo.',
  passSpared: 'Tra gli altri, {name} ha avuto finora meno sguardi di tutti. Si può rimediare.',
  passSparedYou: 'Tra gli altri, tu hai avuto finora meno sguardi di tutti. Si può rimediare.',
  noPass: 'Non ho uno scaricabarile: posso solo continuare a parlare.',
  nothingLeft: 'Non ho più modo di scaricare il barile: meglio finirla subito.',
  freezeKeep: 'Quel che butto in mezzo non si ripesca: lo tengo per il mio turno.',
  freezeFull: 'Ho la mano piena: di uno spunto posso fare a meno.',
  passFreezer: 'È {name} che l’ha buttato in mezzo: lo spieghi {name}.',
  passFreezerYou: 'L’hai buttato in mezzo tu: spiegalo tu.',
  passEmpty: '{name} non ha più nemmeno uno spunto. È subito uno sguardo.',
  passEmptyYou: 'Non hai più nemmeno uno spunto. È subito uno sguardo.',
  passGuilty: 'Tra gli altri, nessuno è vicino al terzo sguardo quanto {name}. Meglio lì che qui.',
  passGuiltyYou: 'Tra gli altri, nessuno è vicino al terzo sguardo quanto te. Meglio a te che a me.',
  tellFrozen: '{name} ha buttato qualcosa in mezzo: prima va messo nel racconto, poi si scarica il barile.',
  tellFrozenYou: 'Hai buttato qualcosa in mezzo: prima va messo nel racconto, poi si scarica il barile.',
  tellWish: 'L’Oscuro Signore vuole sentirne ancora. Su questo non si scarica il barile.',
  freezeSaves: 'Quel che potrei buttare in mezzo mi serve da scaricabarile: lo tengo.',
  freezeEnough: 'Qualcosa in mezzo l’ho già buttato. Un’altra volta, e sarebbe chiacchiera.',
}

export const servantSaid = { en, ru, it }
