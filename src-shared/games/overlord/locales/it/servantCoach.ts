import type { Translation } from '../../../../locales/translation'
import type { servantCoachTexts as English } from '../en/servantCoach'

export const servantCoachTexts: Translation<typeof English> = {
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
