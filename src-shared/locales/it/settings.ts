import type { Translation } from '../translation'
import type { settingMessages as English } from '../en/settings'

export const settingMessages: Translation<typeof English> = {
  settings: {
    clock: {
      name: 'Tempo per rispondere',
      values: { off: 'quanto ne vuoi', seconds: '{n} secondo | {n} secondi', minutes: '{n} minuto | {n} minuti' },
    },
    doors: {
      name: 'Chi può entrare',
      hint: 'Chi è già stato qui può sempre tornare.',
      values: { open: 'chiunque', watch: 'chi è nuovo guarda soltanto', shut: 'nessuno di nuovo' },
    },
    sitInAfter: {
      name: 'Quando qualcuno si assenta',
      hint: 'Un bot sostituisce chi manca finché non torna.',
      values: {
        off: 'decide l’host',
        seconds: 'un bot dopo {n} secondo | un bot dopo {n} secondi',
        minutes: 'un bot dopo {n} minuto | un bot dopo {n} minuti',
      },
    },
    freeTalk: { name: 'Si possono scrivere messaggi' },
  },
}
