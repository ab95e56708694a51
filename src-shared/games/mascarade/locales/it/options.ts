import type { Translation } from '../../../../locales/translation'
import type { optionMessages as English } from '../en/options'

export const optionMessages: Translation<typeof English> = {
  options: {
    characters: {
      name: 'Personaggi',
      hint: 'Il Giudice non può mancare, i Contadini vanno in coppia, e almeno un terzo delle carte deve portare monete dalla banca.',
      values: { base: 'I soliti personaggi', own: 'Scelta propria' },
    },
    challenge: {
      name: 'Ribattere',
      hint: 'Uno dopo l’altro, in senso orario – oppure tutti in segreto, e poi le risposte si mostrano insieme.',
      values: { inTurn: 'uno dopo l’altro', sealed: 'tutti insieme' },
    },
    afterReveal: {
      name: 'A volto scoperto',
      hint: 'Che cosa deve fare chi aveva la carta scoperta nel turno appena prima del suo. Con le regole del 2021 può anche guardare.',
      values: { swap: 'deve scambiare o no', noAnnounce: 'non può dichiarare' },
    },
    turnLimit: {
      name: 'Limite di turni',
      hint: 'Dopo tanti turni vincono i più ricchi. Senza limite, un tavolo può scambiare per l’eternità.',
      values: { off: 'nessuno', number: '{n} turno | {n} turni' },
    },
    smallTableSwap: {
      name: 'Scambi in due e in tre',
      hint: 'Come nel 2013: in tre si possono scambiare anche le proprie due carte; in due si scambia la sinistra o la destra con un’altra propria o con la sinistra o la destra dell’avversario.',
      values: { seed: 'i soliti', classic2013: 'come nel 2013' },
    },
    first: {
      name: 'Chi comincia',
      hint: 'Per le regole, chi è più giovane. Qui vale il numero di posto.',
      values: { off: 'decide il caso', number: 'posto {n}' },
    },
    notes: {
      name: 'Appunti',
      hint: 'Ognuno può annotare sul proprio dispositivo quale carta crede che stia dove. Non lo vede nessun altro.',
      values: { on: 'permessi', off: 'solo memoria' },
    },
    lookTime: {
      name: 'Tempo per guardare',
      hint: 'Quanto restano scoperte le carte distribuite. Almeno 8 secondi, se non sono tutti pronti prima.',
      values: { number: '{n} secondo per giocatore | {n} secondi per giocatore' },
    },
  },

  presets: { quick: 'Partita veloce', sealed: 'Tutti insieme', first: 'Prima serata' },

  refusals: {
    firstNotSeated: 'Il posto {seat} non può cominciare: i posti sono solo {seats}.',
    setFixed: 'In due e in tre si gioca sempre con gli stessi sei personaggi.',
    setNeedsJudge: 'A ogni scelta di personaggi serve il Giudice.',
    setNeedsSeats: '{character}: solo con almeno {seats} giocatori.',
    setCards: 'Carte scelte: {cards}. A questo tavolo ne servono almeno {min} e al massimo {max}.',
    setNeedsBank: 'Carte che portano monete dalla banca: {bank} su {cards}. Deve essere almeno un terzo.',
  },
}
