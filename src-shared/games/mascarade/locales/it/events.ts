import type { Translation } from '../../../../locales/translation'
import type { eventMessages as English } from '../en/events'

export const eventMessages: Translation<typeof English> = {
  events: {
    deal: 'Le carte sono scoperte. Comincerà {name}.',
    cover: 'Le carte vengono coperte.',
    turn: {
      prepare: 'Turno {number}, preparazione: {name} scambia o no.',
      forced: 'Turno {number}, obbligato: {name} scambia o no.',
      free: 'Turno {number}: tocca a {name}.',
    },
    swap: {
      turn: '{name} prende due carte sotto il tavolo: {slots}.',
      fool: '{name} fa il Matto e prende due carte sotto il tavolo: {slots}.',
      spy: '{name} conosce entrambe le carte e le prende sotto il tavolo: {slots}.',
    },
    look: {
      turn: '{name} guarda di nascosto: {slots}.',
      spy: '{name} fa la Spia e guarda di nascosto: {slots}.',
    },
    announce: '{name} dichiara: «{character}, sono io!»',
    announceWith: '{name} dichiara: «{character}, sono io!» (con: {slot})',
    claim: '{name} ribatte: «No, {character} sono io!»',
    claimWith: '{name} ribatte: «No, {character} sono io!» (con: {slot})',
    pass: '{name} lascia correre.',
    reveal: 'Giù le maschere! {cards}.',
    nobody: 'Nessuno di loro è {character}: il potere non agisce.',
    power: '{name} usa un potere: {character}.',
    coins: {
      king: 'Il tesoro reale: {to} prende {n} moneta dalla banca. | Il tesoro reale: {to} prende {n} monete dalla banca.',
      queen:
        'Per le piccole spese della Regina: {to} prende {n} moneta dalla banca. | Per le piccole spese della Regina: {to} prende {n} monete dalla banca.',
      judge:
        'Giustizia è fatta: {to} prende {n} moneta dal tribunale. | Giustizia è fatta: {to} prende {n} monete dal tribunale.',
      thief: 'Mano lesta: {to} prende {n} moneta a {from}. | Mano lesta: {to} prende {n} monete a {from}.',
      peasant:
        'Onesta fatica: {to} prende {n} moneta dalla banca. | Onesta fatica: {to} prende {n} monete dalla banca.',
      fool: 'La fortuna aiuta i matti: {to} prende {n} moneta dalla banca. | La fortuna aiuta i matti: {to} prende {n} monete dalla banca.',
      bishop: 'Una pia offerta: {from} dà {n} moneta a {to}. | Una pia offerta: {from} dà {n} monete a {to}.',
      inquisitor: 'Penitenza: {from} paga {n} moneta a {to}. | Penitenza: {from} paga {n} monete a {to}.',
      widow:
        'A consolare la Vedova: {to} prende {n} moneta dalla banca. | A consolare la Vedova: {to} prende {n} monete dalla banca.',
      fine: 'Impostura: {from} paga {n} moneta al tribunale. | Impostura: {from} paga {n} monete al tribunale.',
    },
    noEffect: 'Stavolta il potere non frutta nulla a {name}: {character}.',
    fortunes: {
      swapped: '{name} e {other} si scambiano tutte le monete.',
      kept: '{name} non scambia le monete con nessuno.',
    },
    point: '{name} indica {target}: «Chi sei?»',
    confess: {
      right: '{name} dice: {said}. Ed è vero!',
      wrong: '{name} dice: {said}. La carta dice: {truth}.',
      silence: '{name} tace. La carta dice: {truth}.',
    },
    end: {
      thirteen: 'Tredici monete! Vittoria: {names}.',
      bankrupt: 'Una borsa è vuota, vince la ricchezza: {names}.',
      cheat: 'All’Imbroglione va tutto liscio! Vittoria: {names}.',
      turnLimit: 'L’ultimo turno è stato giocato, vince la ricchezza: {names}.',
    },
  },

  eventsYou: {
    deal: 'Le carte sono scoperte. Comincerai tu.',
    turn: {
      prepare: 'Turno {number}, preparazione: scambi o no.',
      forced: 'Turno {number}, obbligato: scambi o no.',
      free: 'Turno {number}: tocca a te.',
    },
    swap: {
      turn: 'Prendi due carte sotto il tavolo: {slots}.',
      fool: 'Fai il Matto e prendi due carte sotto il tavolo: {slots}.',
      spy: 'Conosci entrambe le carte e le prendi sotto il tavolo: {slots}.',
    },
    look: {
      turn: 'Guardi di nascosto: {slots}.',
      spy: 'Fai la Spia e guardi di nascosto: {slots}.',
    },
    announce: 'Dichiari: «{character}, sono io!»',
    announceWith: 'Dichiari: «{character}, sono io!» (con: {slot})',
    claim: 'Ribatti: «No, {character} sono io!»',
    claimWith: 'Ribatti: «No, {character} sono io!» (con: {slot})',
    pass: 'Lasci correre.',
    power: 'Usi un potere: {character}.',
    coins: {
      to: {
        king: 'Il tesoro reale: prendi {n} moneta dalla banca. | Il tesoro reale: prendi {n} monete dalla banca.',
        queen:
          'Per le piccole spese della Regina: prendi {n} moneta dalla banca. | Per le piccole spese della Regina: prendi {n} monete dalla banca.',
        judge:
          'Giustizia è fatta: prendi {n} moneta dal tribunale. | Giustizia è fatta: prendi {n} monete dal tribunale.',
        thief: 'Mano lesta: prendi {n} moneta a {from}. | Mano lesta: prendi {n} monete a {from}.',
        peasant: 'Onesta fatica: prendi {n} moneta dalla banca. | Onesta fatica: prendi {n} monete dalla banca.',
        fool: 'La fortuna aiuta i matti: prendi {n} moneta dalla banca. | La fortuna aiuta i matti: prendi {n} monete dalla banca.',
        bishop: 'Una pia offerta: {from} ti dà {n} moneta. | Una pia offerta: {from} ti dà {n} monete.',
        inquisitor: 'Penitenza: {from} ti paga {n} moneta. | Penitenza: {from} ti paga {n} monete.',
        widow:
          'A consolare la Vedova: prendi {n} moneta dalla banca. | A consolare la Vedova: prendi {n} monete dalla banca.',
      },
      from: {
        thief: 'Mano lesta: {to} ti prende {n} moneta. | Mano lesta: {to} ti prende {n} monete.',
        bishop: 'Una pia offerta: dai {n} moneta a {to}. | Una pia offerta: dai {n} monete a {to}.',
        inquisitor: 'Penitenza: paghi {n} moneta a {to}. | Penitenza: paghi {n} monete a {to}.',
        fine: 'Impostura: paghi {n} moneta al tribunale. | Impostura: paghi {n} monete al tribunale.',
      },
    },
    noEffect: 'Stavolta il potere non ti frutta nulla: {character}.',
    fortunes: {
      swapped: 'Scambi tutte le tue monete con quelle di {other}.',
      kept: 'Non scambi le monete con nessuno.',
      with: '{name} scambia tutte le sue monete con le tue.',
    },
    point: 'Indichi {target}: «Chi sei?»',
    pointed: '{name} indica te: «Chi sei?»',
    confess: {
      right: 'Dici: {said}. Ed è vero!',
      wrong: 'Dici: {said}. La tua carta dice: {truth}.',
      silence: 'Taci. La tua carta dice: {truth}.',
    },
  },

  stage: {
    masksOff: 'Giù la maschera!',
    truth: '{character}: è davvero {names}.',
    right: 'vero',
    wrong: 'falso',
    pays: 'paga {n} moneta | paga {n} monete',
    goal: 'Il tuo obiettivo: 13 monete prima di tutti',
    curtain: 'Il ballo è finito: giù la maschera!',
  },

  shown: {
    card: '{slot}: {character}',
    swapped: 'Scambiate: {slots}',
    notSwapped: 'Non scambiate: {slots}',
  },

  reasons: {
    thirteen: 'Qualcuno ha raccolto 13 monete.',
    bankrupt: 'Qualcuno ha perso l’ultima moneta, perciò vincono i più ricchi.',
    cheat: 'L’Imbroglione aveva almeno 10 monete e ha vinto sul colpo.',
    turnLimit: 'È stato giocato l’ultimo turno concesso a questo tavolo, perciò vincono i più ricchi.',
  },
}
