import type { keepingMessages as English } from '../en/keeping'
import type { Translation } from '../translation'

export const keepingMessages: Translation<typeof English> = {
  keeping: {
    title: 'Se questo computer sparisce',
    brief: 'Il tavolo continua',
    briefNot: 'Il tavolo andrebbe perso',
    open: 'Chi custodisce il tavolo',
    computerOf: 'il computer di {name}',
    another: 'un altro computer',
    hosts: 'Ospita ora il tavolo',
    keeps: 'Tiene una copia sigillata',
    survives:
      'Se {name} sparisce, gli altri possono continuare con il tavolo: posti, carte e risposte restano come sono.',
    alone:
      'Solo {name} ha questo tavolo. Con altri due computer che ne tengono una copia, sopravvive alla sua perdita.',
    oneMore: 'Ancora un computer con l’app, e questo tavolo sopravvive anche se {name} sparisce.',
    sealed: 'In una copia sigillata nessuno può leggere le carte coperte. Il computer che ospita il tavolo sì.',
    give: 'Passalo a {name}',
    giveSure: 'Passare il tavolo a {name}?',
    giveHint:
      '{name} ospiterà il tavolo e potrà leggere le carte coperte, come ora può {from}. Tutti passano lì e tengono il proprio posto.',
    giveYes: 'Passa il tavolo',
    giveFirst: 'Prima passa il tavolo…',
    leaveHint:
      'Se questo computer viene con te, passa prima il tavolo a un altro: la partita continua lì e tutti restano al loro posto.',
    giving: 'Il tavolo passa a {name}…',
    waiting: 'Aspettiamo i computer che tengono questo tavolo. Nulla è perso: si continua quando ne risponde un altro.',
    waitingFor: 'Aspettiamo {names}. Nulla è perso: si continua quando ne risponde un altro.',
    without: 'Continua senza di loro',
    withoutSure: 'Continuare senza di loro?',
    withoutHint:
      'Nessuna risposta: {names}. Se quei computer si vedono ancora tra loro, possono continuare anche loro questa partita: allora ce ne sono due, e quando si ritrovano vale solo la loro. Finché non ne tornano abbastanza, il tavolo non sopravvive alla perdita di questo. Lo sapranno tutti, e la registrazione della partita lo dirà.',
    wentOn: '{time}: la partita è andata avanti senza {names}. Avrebbero potuto continuarla anche loro.',
    gone: '{name} non risponde. Un altro computer che tiene questo tavolo continuerà la partita, e passerai lì da solo.',
    goneTitle: '{name} non risponde più',
    goneHint: 'La partita e gli orologi sono fermi. Nulla di ciò che qualcuno ha visto è perso.',
    whoAgrees: 'Chi è d’accordo',
    hasAgreed: 'è d’accordo',
    notYet: 'non ancora d’accordo',
    notHere: 'non risponde',
    missingVotes:
      'Per continuare: {name}. Manca ancora {n} consenso. | Per continuare: {name}. Mancano ancora {n} consensi.',
    tooFew: 'Rispondono in troppo pochi: ne manca {n}. | Rispondono in troppo pochi: ne mancano {n}.',
    goesOnNow: 'I consensi bastano. Il tavolo passa qui: {name}…',
    goOn: 'Continua qui: {name}',
    youAgreed: 'Hai dato il tuo consenso.',
    readsFromThen: '{name} da quel momento potrà leggere le carte coperte.',
    waitThere: 'Quando i consensi basteranno, passerai lì da solo.',
    claims: '{name} dice di ospitare ora questo tavolo, ma lo confermano in troppo pochi.',
    follow: 'Vai comunque: {name}',
    consentTitle: 'Tenere una copia di questo tavolo?',
    consent:
      'Tenere sul tuo computer una copia sigillata di questo tavolo, così che sopravviva anche se {name} sparisce? Le carte coperte non vi si possono leggere. Se succede, ti verrà chiesto se continuare.',
    consentYes: 'Tieni una copia',
    consentNo: 'No',
    consentLater: 'Te lo chiediamo una volta sola. Puoi cambiare idea nelle impostazioni.',
  },
  refusals: {
    tableNowAt:
      'Il tavolo si è spostato. Ora lo ospita {name}, che da qui in poi può leggere le carte coperte. Il tuo posto è rimasto tuo.',
    yourTableNowAt:
      'Ora questo tavolo lo ospita {name}. La tua copia è messa da parte, e lì sei ospite, al tuo stesso posto.',
    wentOnAlone: 'La partita continua senza i computer che non rispondono. La registrazione della partita lo dice.',
  },
}
