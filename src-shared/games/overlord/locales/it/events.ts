import type { Translation } from '../../../../locales/translation'
import type { eventMessages as English } from '../en/events'

export const eventMessages: Translation<typeof English> = {
  events: {
    deal: 'Le torce ardono, le ginocchia tremano. L’Oscuro Signore è {name}.',
    draw: '{name} pesca {cards}.',
    discard: '{name} scarta senza mostrare: {cards}.',
    shuffle: {
      hints:
        'Gli spunti giocati tornano a fare mazzo: {n} carta. | Gli spunti giocati tornano a fare mazzo: {n} carte.',
      actions:
        'Le azioni giocate tornano a fare mazzo: {n} carta. | Le azioni giocate tornano a fare mazzo: {n} carte.',
    },
    errand: {
      said: '{name} ricorda gli ordini: «{line}»',
      silent: '{name} ricorda gli ordini, ad alta voce.',
    },
    hint: {
      told: { said: '{name} gioca «{title}»: «{line}»', silent: '{name} gioca «{title}».' },
      froze: { said: '{name} butta in mezzo «{title}»: «{line}»', silent: '{name} butta in mezzo «{title}».' },
      joker: {
        said: '{name} gioca «{title}», che vale come {symbol}: «{line}»',
        silent: '{name} gioca «{title}», che vale come {symbol}.',
      },
    },
    question: {
      said: '{name} interroga {other}: «{line}»',
      silent: '{name} interroga {other}.',
    },
    pass: '{name} scarica il barile su {other}.',
    freePass: '{name} scarica il barile a destra, gratis: su {other}.',
    nextInCircle: 'Si prosegue il giro: tocca a {name}.',
    firstRoundOver: 'Hanno parlato tutti. D’ora in poi lo scaricabarile costa una carta.',
    freezing: '{name} si intromette: alto là, {other}! Per chi altro vuole, due battiti di cuore.',
    freeze: '{name} grida «Alto là!», e {other} ha qualcosa in più da spiegare.',
    more: {
      said: 'L’Oscuro Signore vuole saperne di più da {name}: «{line}»',
      silent: 'L’Oscuro Signore vuole saperne di più da {name}.',
    },
    twist: {
      said: 'L’Oscuro Signore aggiunge un particolare, e {name} se la deve cavare: «{line}»',
      silent: 'L’Oscuro Signore aggiunge un particolare, e {name} se la deve cavare.',
    },
    hurry: 'Le dita dell’Oscuro Signore tamburellano sul trono: {name}, più in fretta!',
    patienceSet: {
      endless: 'D’ora in poi {name} aspetta quanto ci vuole.',
      seconds: 'D’ora in poi {name} aspetta {n} secondo. | D’ora in poi {name} aspetta {n} secondi.',
    },
    patience: 'Troppo silenzio: con {name} l’Oscuro Signore ha finito la pazienza.',
    concede: '{name} ha finito le scuse e si arrende.',
    goOn: 'L’Oscuro Signore fa un cenno: {name} può continuare.',
    plea: {
      said: '{name} cade in ginocchio e supplica: «{line}»',
      silent: '{name} cade in ginocchio e supplica.',
    },
    verdict: {
      accepted: 'L’Oscuro Signore quasi si commuove: su {name} deciderà una carta.',
      refused: 'L’Oscuro Signore non si commuove affatto per {name}.',
    },
    turnUp: {
      skull: 'Si scopre la carta per {name}: un teschio!',
      none: 'Si scopre la carta per {name}: nessun teschio.',
    },
    plan: 'Il piano poggia su tre pilastri: {titles}.',
    round: 'Round {number}. L’Oscuro Signore è {name}.',
    accuse: {
      said: '{name} accusa {other}: «{line}»',
      silent: '{name} accusa {other}.',
    },
    told: '{name} mette un punto: questo pezzo è raccontato.',
    doubt: {
      said: '{name} non crede a una parola: «{line}» {other} deve aggiungere {symbol}.',
      silent: '{name} non crede a una parola: {other} deve aggiungere {symbol}.',
    },
    seize: '{name} confisca a {other} «{title}».',
    interrupt: '{name} interrompe {other} e la sa più lunga.',
    silence: '{name} zittisce {other} prima ancora della prima sillaba.',
    blame: {
      said: '{name} dà la colpa a {other}: «{line}» Per rispondere serve {symbol}.',
      silent: '{name} dà la colpa a {other}: per rispondere serve {symbol}.',
    },
    fail: {
      any: '{name} non dà risposta.',
      symbol: '{name} doveva dare {symbol}, e non dà risposta.',
    },
    mercy: {
      said: '{name} implora pietà con una carta: «{line}»',
      silent: '{name} implora pietà con una carta.',
    },
    cancel: '{name} non ha pietà da sprecare per {other}.',
    look: {
      first: 'Sguardo inceneritore per {name}, il primo (I): {why}.',
      second: 'Sguardo inceneritore per {name}, il secondo (II): {why}.',
      third: 'Sguardo inceneritore per {name}, il terzo (III): {why}!',
    },
    spared: '{name} si salva per un pelo e resta a {n} sguardo. | {name} si salva per un pelo e resta a {n} sguardi.',
    end: {
      refused: 'La botola si apre sotto {name}. Gli altri non c’entravano nulla: {names}.',
      skull: 'Il teschio ha parlato, e la botola si apre sotto {name}. Gli altri non c’entravano nulla: {names}.',
      most: 'Il terzo sguardo resta a {name}. Le scuse migliori, e la vittoria: {names}.',
      lastOverlord:
        'Il terzo sguardo resta a {name}. Scuse migliori alla pari, e decide il titolo di Oscuro Signore: {names}.',
      shared: 'Il terzo sguardo resta a {name}. Scuse migliori alla pari, e la vittoria si divide: {names}.',
    },
  },

  eventsYou: {
    deal: 'Le torce ardono, le ginocchia tremano. L’Oscuro Signore sei tu.',
    draw: 'Peschi {cards}.',
    discard: 'Scarti senza mostrare: {cards}.',
    errand: {
      said: 'Ricordi gli ordini: «{line}»',
      silent: 'Ricordi gli ordini, ad alta voce.',
    },
    hint: {
      told: { said: 'Giochi «{title}»: «{line}»', silent: 'Giochi «{title}».' },
      froze: { said: 'Butti in mezzo «{title}»: «{line}»', silent: 'Butti in mezzo «{title}».' },
      joker: {
        said: 'Giochi «{title}», che vale come {symbol}: «{line}»',
        silent: 'Giochi «{title}», che vale come {symbol}.',
      },
    },
    question: {
      said: 'Interroghi {other}: «{line}»',
      silent: 'Interroghi {other}.',
    },
    pass: 'Scarichi il barile su {other}.',
    freePass: 'Scarichi il barile a destra, gratis: su {other}.',
    nextInCircle: 'Si prosegue il giro: tocca a te.',
    freezing: 'Ti intrometti: alto là, {other}! Per chi altro vuole, due battiti di cuore.',
    freeze: 'Gridi «Alto là!», e {other} ha qualcosa in più da spiegare.',
    more: {
      said: 'L’Oscuro Signore vuole saperne di più da te: «{line}»',
      silent: 'L’Oscuro Signore vuole saperne di più da te.',
    },
    twist: {
      said: 'L’Oscuro Signore aggiunge un particolare, e te la devi cavare: «{line}»',
      silent: 'L’Oscuro Signore aggiunge un particolare, e te la devi cavare.',
    },
    hurry: 'Le dita dell’Oscuro Signore tamburellano sul trono: più in fretta!',
    patienceSet: {
      endless: 'D’ora in poi aspetti quanto ci vuole.',
      seconds: 'D’ora in poi aspetti {n} secondo. | D’ora in poi aspetti {n} secondi.',
    },
    patience: 'Troppo silenzio: con te l’Oscuro Signore ha finito la pazienza.',
    concede: 'Hai finito le scuse e ti arrendi.',
    goOn: 'L’Oscuro Signore fa un cenno: puoi continuare.',
    plea: {
      said: 'Cadi in ginocchio e supplichi: «{line}»',
      silent: 'Cadi in ginocchio e supplichi.',
    },
    verdict: {
      accepted: 'L’Oscuro Signore quasi si commuove: su di te deciderà una carta.',
      refused: 'L’Oscuro Signore non si commuove affatto per te.',
    },
    turnUp: {
      skull: 'Si scopre la tua carta: un teschio!',
      none: 'Si scopre la tua carta: nessun teschio.',
    },
    round: 'Round {number}. L’Oscuro Signore sei tu.',
    accuse: {
      said: 'Accusi {other}: «{line}»',
      silent: 'Accusi {other}.',
    },
    told: 'Metti un punto: questo pezzo è raccontato.',
    doubt: {
      said: 'Non credi a una parola: «{line}» {other} deve aggiungere {symbol}.',
      silent: 'Non credi a una parola: {other} deve aggiungere {symbol}.',
    },
    seize: 'Confischi a {other} «{title}».',
    interrupt: 'Interrompi {other} e la sai più lunga.',
    silence: 'Zittisci {other} prima ancora della prima sillaba.',
    blame: {
      said: 'Dai la colpa a {other}: «{line}» Per rispondere serve {symbol}.',
      silent: 'Dai la colpa a {other}: per rispondere serve {symbol}.',
    },
    fail: {
      any: 'Non dai risposta.',
      symbol: 'Dovevi dare {symbol}, e non dai risposta.',
    },
    mercy: {
      said: 'Implori pietà con una carta: «{line}»',
      silent: 'Implori pietà con una carta.',
    },
    cancel: 'Non hai pietà da sprecare per {other}.',
    look: {
      first: 'Sguardo inceneritore per te, il primo (I): {why}.',
      second: 'Sguardo inceneritore per te, il secondo (II): {why}.',
      third: 'Sguardo inceneritore per te, il terzo (III): {why}!',
    },
    spared: 'Ti salvi per un pelo e resti a {n} sguardo. | Ti salvi per un pelo e resti a {n} sguardi.',
    end: {
      refused: 'La botola si apre sotto di te. Gli altri non c’entravano nulla: {names}.',
      skull: 'Il teschio ha parlato, e la botola si apre sotto di te. Gli altri non c’entravano nulla: {names}.',
      most: 'Il terzo sguardo resta a te. Le scuse migliori, e la vittoria: {names}.',
      lastOverlord:
        'Il terzo sguardo resta a te. Scuse migliori alla pari, e decide il titolo di Oscuro Signore: {names}.',
      shared: 'Il terzo sguardo resta a te. Scuse migliori alla pari, e la vittoria si divide: {names}.',
    },
  },

  eventsToYou: {
    question: {
      said: '{name} ti interroga: «{line}»',
      silent: '{name} ti interroga.',
    },
    pass: '{name} scarica il barile su di te.',
    freePass: '{name} scarica il barile a destra, gratis: su di te.',
    freezing: '{name} si intromette nel tuo racconto: alto là! Per chi altro vuole, due battiti di cuore.',
    freeze: '{name} ti grida «Alto là!», e hai qualcosa in più da spiegare.',
    accuse: {
      said: '{name} ti accusa: «{line}»',
      silent: '{name} ti accusa.',
    },
    doubt: {
      said: '{name} non ti crede una parola: «{line}» Devi aggiungere {symbol}.',
      silent: '{name} non ti crede una parola: devi aggiungere {symbol}.',
    },
    seize: '{name} ti confisca «{title}».',
    interrupt: '{name} ti interrompe e la sa più lunga.',
    silence: '{name} ti zittisce prima ancora della prima sillaba.',
    blame: {
      said: '{name} dà la colpa a te: «{line}» Per rispondere serve {symbol}.',
      silent: '{name} dà la colpa a te: per rispondere serve {symbol}.',
    },
    cancel: '{name} non ha pietà da sprecare per te.',
  },

  asides: {
    draw: 'Cioè: {cards}.',
  },

  reasons: {
    refused: 'L’Oscuro Signore non si è commosso: la supplica dopo il terzo sguardo è respinta.',
    skull: 'La supplica è accolta, ma la carta scoperta ha un teschio.',
    most: 'Qualcuno ha il terzo sguardo. Tra chi si è salvato vince chi ha davanti più spunti.',
    lastOverlord:
      'Qualcuno ha il terzo sguardo. Tra chi si è salvato con più spunti davanti vince l’ultimo Oscuro Signore.',
    shared:
      'Qualcuno ha il terzo sguardo. Tra chi si è salvato, più d’uno ha davanti lo stesso massimo di spunti, e la vittoria si divide.',
  },
}
