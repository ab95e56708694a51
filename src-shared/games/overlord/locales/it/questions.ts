import type { Translation } from '../../../../locales/translation'
import type { questionMessages as English } from '../en/questions'

export const questionMessages: Translation<typeof English> = {
  asks: {
    errand: {
      title: 'Che cosa dovevano fare, e chi lo spiega per primo?',
      hint: 'Di’ quale missione è fallita, a voce o per iscritto, e indica un servo. Da lì il primo giro va verso destra.',
    },
    question: {
      title: 'Nessuno parla. Chi interroghi?',
      hint: 'Qualunque servo, tranne chi ha appena ricevuto uno sguardo. Anche adesso puoi lanciarne uno.',
    },
    tell: {
      title: 'Giustificati!',
      hint: 'Gioca uno spunto e costruiscici sopra una scusa: tre al massimo, l’ultimo insieme a uno scaricabarile. A voce o per iscritto.',
      first:
        'Primo giro: gioca da uno a tre spunti, poi scarica il barile a destra senza carta. A voce o per iscritto.',
      questioned: '{by} te lo chiede: giustificati!',
      passed: '{by} dà la colpa a te: giustificati!',
      frozen: '{by} butta in mezzo questo: fallo entrare nel racconto!',
    },
    freeze: {
      title: '{speaker} racconta. Ti intrometti?',
      hint: 'Un «Alto là!» e un tuo spunto, che dovrà entrare nel racconto. La parola non passa a te, e per questo non peschi carte nuove.',
    },
    freezeStill: {
      title: '{speaker} racconta, e tu taci',
      hint: 'Non ti vincola a nulla: se il racconto lo chiede a gran voce, puoi intrometterti lo stesso.',
    },
    freezeToo: {
      title: '{by} si intromette con {speaker}. Anche tu?',
      hint: 'Due secondi, in segreto. Vale solo l’«Alto là!» più vicino a chi racconta, in senso orario; gli altri tornano in mano.',
    },
    rule: {
      title: '{speaker} racconta. È di tuo gradimento?',
      hint: 'Puoi lanciare sguardi, chiedere di più, aggiungere un particolare, mettere fretta. O tacere: il silenzio è la cosa peggiore.',
    },
    ruleStill: {
      title: 'Ascolti {speaker} in silenzio',
      hint: 'Non ti vincola a nulla: uno sguardo o una parola possono cadere in ogni momento.',
    },
    patience: {
      title: 'La tua pazienza con {speaker} sta finendo',
      hint: 'Quando il tempo scade, lo vedono tutti. Se mantieni la calma, aspetti fino al prossimo spunto, per quanto ci voglia.',
    },
    goOn: {
      title: 'Lo sguardo è partito. E il racconto di {speaker}?',
      hint: 'Lo sguardo era per qualcun altro. L’ultima parola è tua: lascia continuare, oppure ascolta un altro servo.',
    },
    plea: {
      title: 'Il tuo terzo sguardo. Supplica!',
      hint: 'A voce o per iscritto, purché commuova l’Oscuro Signore. Se funziona si scopre una carta, ed è meglio che non abbia un teschio.',
    },
    verdict: {
      title: '{by} implora pietà. Ti commuovi?',
      hint: 'Se rifiuti, la partita è finita. Se accetti, si scopre una carta azione: con un teschio è finita lo stesso.',
    },
    plan: {
      title: 'Qual era il tuo magnifico piano?',
      hint: 'Ricavalo dai tre spunti sul tavolo, a voce o per iscritto. Non danno punti a nessuno.',
    },
    draw: {
      title: 'Quali azioni scarti?',
      hint: 'Quante ne vuoi, o nessuna. Poi tutti hanno di nuovo cinque spunti e tre azioni. Gli spunti non si scartano.',
    },
    accuse: {
      title: 'Chi accusi?',
      hint: 'Non costa carte, e può essere ancora lo stesso servo.',
    },
    answer: {
      title: 'Rispondi!',
      hint: 'Gioca uno spunto e racconta la tua scusa, a voce o per iscritto. Se regge, è un punto. Non avere e non volere sono la stessa cosa: uno sguardo.',
      accused: '{by} ti accusa: va bene qualsiasi spunto',
      doubted: '{by} non ti crede: aggiungi {symbol}',
      blamed: '{by} dà la colpa a te: rispondi con {symbol}',
      interrupted: 'Hai interrotto {by}: ora gioca {symbol}',
    },
    told: {
      title: 'Questo pezzo è raccontato?',
      hint: 'Con calma. Solo dopo la tua parola l’Oscuro Signore può dubitare e gli altri possono interrompere.',
    },
    doubt: {
      title: 'Credi a {speaker}?',
      hint: 'Uno scaricabarile pretende un secondo spunto, del simbolo che ha nell’angolo. Se non arriva, il primo è tuo e parte uno sguardo.',
    },
    interrupt: {
      title: 'Interrompi {speaker}? Ci vuole {symbol}',
      hint: 'Con un «Alto là!» di quel simbolo; poi devi giocare uno spunto dello stesso simbolo. Lo si chiede a chiunque abbia azioni, per lo stesso tempo.',
    },
    silence: {
      title: 'Qualcuno vuole interrompere {speaker}',
      hint: 'Scegli chi può, o zittisci qualcuno con un tuo «Alto là!» qualsiasi: allora si scartano tutti e due, e fino al prossimo spunto nessuno interrompe.',
    },
    blame: {
      title: 'Dai la colpa a qualcun altro?',
      hint: 'Uno scaricabarile pretende uno spunto del simbolo che ha nell’angolo. Altrimenti l’Oscuro Signore accusa di nuovo.',
    },
    mercy: {
      title: 'Implori pietà con una carta?',
      hint: 'Un’azione qualsiasi senza teschio. Ma può averne una anche l’Oscuro Signore, e allora è annullata. Una pietà a round.',
    },
    cancel: {
      title: '{victim} implora pietà. La concedi?',
      hint: 'Un’azione senza teschio annulla la pietà, e lo sguardo parte.',
    },
  },

  waiting: {
    errand: '{name} sale sul trono e si schiarisce una voce terribile',
    question: '{name} fissa un servo dopo l’altro',
    tell: '{name} sta per spiegare ogni cosa',
    freeze: '{name} può intromettersi',
    freezeStill: '{name} tace',
    freezeToo: '{name} può intromettersi a sua volta',
    rule: '{name} ascolta',
    ruleStill: '{name} ascolta in silenzio',
    patience: '{name} perde la pazienza',
    goOn: '{name} decide se il racconto continua',
    plea: '{name} cerca parole da far piangere i sassi',
    verdict: '{name} soppesa pietà e divertimento',
    plan: '{name} espone un magnifico piano',
    draw: '{name} riordina le carte',
    accuse: '{name} cerca un colpevole',
    answer: '{name} cerca una scusa',
    told: '{name} sta ancora raccontando',
    doubt: '{name} può dubitare',
    interrupt: '{name} può interrompere',
    silence: '{name} decide chi può interrompere',
    blame: '{name} può dare la colpa a qualcuno',
    mercy: '{name} può implorare pietà',
    cancel: '{name} può negare la pietà',
  },

  branches: {
    question: { question: 'Interroga', look: 'Lancia uno sguardo' },
    tell: {
      hint: 'Gioca uno spunto',
      pass: 'Spunto e scarica\u00adbarile',
      end: 'È tutto: a destra',
      concede: 'Arrenditi',
    },
    freeze: { quiet: 'Taci', freeze: 'Alto là!' },
    freezeStill: { quiet: 'Continua a tacere', freeze: 'Alto là!' },
    freezeToo: { quiet: 'Taci', freeze: 'Alto là!' },
    rule: {
      look: 'Lancia uno sguardo',
      both: 'Uno sguardo a tutti e due',
      more: 'E poi? E poi?',
      twist: 'Aggiungi un particolare',
      hurry: 'Più in fretta!',
      patience: 'Cambia la tua pazienza',
      quiet: 'Ascolta in silenzio',
    },
    ruleStill: {
      look: 'Lancia uno sguardo',
      both: 'Uno sguardo a tutti e due',
      more: 'E poi? E poi?',
      twist: 'Aggiungi un particolare',
      hurry: 'Più in fretta!',
      patience: 'Cambia la tua pazienza',
    },
    patience: { calm: 'Mantieni la calma' },
    goOn: { goOn: 'Lascia continuare', question: 'Interroga un altro servo', next: 'Avanti col giro' },
    verdict: { accept: 'Decida una carta', refuse: 'Rifiuta' },
    answer: { hint: 'Gioca uno spunto', joker: 'Gioca un jolly', decline: 'Non rispondere' },
    told: { ok: 'È la pura verità' },
    doubt: { pass: 'Credici', doubt: 'Dubita', joker: 'Dubita con un jolly' },
    interrupt: { pass: 'Taci', freeze: 'Interrompi' },
    silence: { allow: 'Lascia interrompere', silence: 'Zittisci' },
    blame: { pass: 'Nessuna colpa', blame: 'Dai la colpa', joker: 'Dai la colpa con un jolly' },
    mercy: { pass: 'Sopporta', mercy: 'Implora pietà' },
    cancel: { pass: 'Concedi pietà', cancel: 'Nessuna pietà' },
  },

  parts: {
    errand: { line: 'Qual era la missione? Puoi non scrivere nulla e dirlo a voce.', to: 'Chi la spiega per primo?' },
    question: {
      to: 'Chi interroghi?',
      line: 'Che cosa dici? Puoi non scrivere nulla.',
      seat: 'A chi lo sguardo?',
      reason: 'E perché?',
    },
    tell: {
      hint: 'Quale spunto?',
      line: 'La tua scusa. Puoi non scrivere nulla e raccontarla a voce.',
      action: 'Con quale carta?',
      to: 'Di chi è la colpa?',
    },
    freeze: {
      hint: 'Quale spunto?',
      line: 'Che cosa butti in mezzo? Puoi non scrivere nulla.',
      action: 'Con quale «Alto là!»?',
    },
    freezeStill: {
      hint: 'Quale spunto?',
      line: 'Che cosa butti in mezzo? Puoi non scrivere nulla.',
      action: 'Con quale «Alto là!»?',
    },
    freezeToo: {
      hint: 'Quale spunto?',
      line: 'Che cosa butti in mezzo? Puoi non scrivere nulla.',
      action: 'Con quale «Alto là!»?',
    },
    rule: {
      seat: 'A chi lo sguardo?',
      reason: 'E perché?',
      more: 'Che cosa vuoi sapere? Puoi non scrivere nulla.',
      twist: 'Che cosa aggiungi? Puoi non scrivere nulla.',
      patience: 'Quanto aspetti?',
    },
    ruleStill: {
      seat: 'A chi lo sguardo?',
      reason: 'E perché?',
      more: 'Che cosa vuoi sapere? Puoi non scrivere nulla.',
      twist: 'Che cosa aggiungi? Puoi non scrivere nulla.',
      patience: 'Quanto aspetti?',
    },
    goOn: { to: 'Chi interroghi?', line: 'Che cosa dici? Puoi non scrivere nulla.' },
    accuse: { to: 'Chi accusi?', line: 'Di che cosa? Puoi non scrivere nulla.' },
    answer: {
      hint: 'Quale spunto?',
      symbol: 'Che cosa sarà il jolly?',
      line: 'La tua scusa. Puoi non scrivere nulla e raccontarla a voce.',
    },
    doubt: {
      action: 'Con quale carta?',
      symbol: 'Che cosa pretendi?',
      line: 'Che cosa chiedi? Puoi non scrivere nulla.',
    },
    interrupt: { freeze: 'Con quale «Alto là!»?' },
    silence: { allow: 'Chi può interrompere?', seat: 'Chi zittisci?', action: 'Con quale «Alto là!»?' },
    blame: {
      action: 'Con quale carta?',
      symbol: 'Che cosa pretendi?',
      to: 'A chi dai la colpa?',
      line: 'Che cosa chiedi? Puoi non scrivere nulla.',
    },
    mercy: { action: 'Con quale carta?', line: 'La tua supplica. Puoi non scrivere nulla e dirla a voce.' },
    cancel: { cancel: 'Con quale carta?' },
  },
}
