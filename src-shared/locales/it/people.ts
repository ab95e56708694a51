import type { Translation } from '../translation'
import type { peopleMessages as English } from '../en/people'

export const peopleMessages: Translation<typeof English> = {
  people: {
    doorNow: { watch: 'Chi è nuovo può solo guardare.', shut: 'Non entra nessuno di nuovo.' },
    isAway: '{name} non c’è',
    sitsIn: 'Per ora al posto di {name} gioca un bot',
    botPlays: 'per ora gioca un bot',
    watches: 'guarda',
    notIn: 'Non sei al tavolo',
    sitIn: 'Fai giocare un bot',
    sitInFor: 'Fai giocare un bot al posto di {name}',
    give: 'Offri il posto di {name} a…',
    giveTo: 'offrilo a…',
    offeredTo: 'offerto a {name}',
    withdraw: 'Ritira l’offerta',
    nobodyToGive: 'Chi guarda potrebbe prendere questo posto.',
    offer: 'Chi guida il tavolo ti offre il posto di {name}',
    offerHint:
      'Continui da dove si è arrivati, e vedi le carte e i segreti di quel posto. In questa partita non potrai passare a un altro.',
    take: 'Prendi il posto',
    decline: 'No, grazie',
    claim: '{by} dice: sono {name}',
    claimHint: 'Se è così, riavrà il suo posto con tutto quello che gli spetta sapere. Se hai dubbi, chiedi a voce.',
    admit: 'Sì, è {name}',
    reject: 'No',
    back: 'Ero già a questo tavolo',
    backHint: 'Chi sei tra quelli che non ci sono? Chi guida il tavolo lo conferma.',
    iAm: 'Sono {name}',
    waits: 'In attesa che chi guida confermi che sei {name}.',
    notMe: 'No, non sono io',
    looksOn: 'Non entra nessuno di nuovo: puoi guardare.',
    device: 'Continua su un altro dispositivo',
    deviceHint:
      'Apri questo link sull’altro dispositivo, o inquadra il codice. Vale una volta, per cinque minuti, e porta al tuo posto: non mostrarlo a nessuno.',
    deviceOnly: 'Questo indirizzo funziona solo su questo computer.',
    deviceAsk: 'Il link è in preparazione…',
    deviceNew: 'Crea un nuovo link',
    deviceOver: 'Questo link è scaduto.',
    takeBack: 'Gioca di nuovo qui',
  },
}
