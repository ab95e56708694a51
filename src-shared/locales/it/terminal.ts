import type { Translation } from '../translation'
import type { terminalMessages as English } from '../en/terminal'

export const terminalMessages: Translation<typeof English> = {
  ready: 'Il tavolo «{name}» è aperto.',
  readyMany: 'Tavoli aperti: {tables}.',
  readyHall: 'La sala è aperta. Tavoli: {tables}.',
  join: 'Gli altri in questa rete entrano dal browser:',
  local: 'Su questo computer, una sola volta ed entro un minuto:',
  ownerLater: 'Per un nuovo link: {command}',
  ownerNoHost:
    'Nessun tuo tavolo che salva in {dir} è aperto. Con --no-data non si può avere un nuovo link: riapri il tavolo.',
  alone: 'Nessun indirizzo di rete: può sedersi solo chi usa questo computer.',
  scan: 'Oppure inquadra:',
  seeded: "L'ordine del mazzo di questo tavolo è prefissato (--seed).",
  stop: 'Ctrl+C chiude il tavolo.',
  keepersJoin: 'Per conservare il tavolo anche su altri computer, così che sopravviva a questo, esegui lì:',
  invitation: 'Invito: ',
  invitationNone: 'Senza invito non si conserva nulla.',
  invitationNoTerminal:
    "Non c'è un terminale in cui scrivere l'invito: mettilo nella prima riga di un file, --invitation-file FILE.",
  keeps: 'Questo computer conserva una copia sigillata del tavolo {place}. Potrà leggerla solo se diventa l’host.',
  hostsNow: 'Ora il tavolo «{name}» è su questo computer: il suo host mancava da troppo tempo.',
  hostsGiven: 'Ora il tavolo «{name}» è su questo computer: gli è stato passato.',
  goneAsk:
    'Il computer «{host}» non risponde. D’accordo a continuare il tavolo su «{name}»: {agreed} su {needed}. Premi Invio per accettare.',
  movedAway: 'Ora il tavolo «{name}» è su un altro computer. La copia che resta qui è messa da parte.',
  closed: 'Il tavolo è chiuso.',
  badOption: 'Non capito: {what}',
  hallKeepers: 'I tavoli di una sala non si possono ancora conservare su altri computer. Togli --hall o --keepers.',
  noCommand: "Non c'è nessun comando «{what}».",
  noPage: 'La pagina non è ancora stata costruita: esegui prima «npm run build».',
  failed: 'Non è stato possibile aprire il tavolo: {what}',
  /** What a new table may be called, one name a line. */
  tableNames: `Il Corvo d’argento
La Tavola rotonda
La Lanterna
La Porta verde
L’Ultima candela
Il Ballo in maschera
La Corona storta
Il Vecchio orologio
Il Salotto di velluto
Il Settimo ospite`,
  goesOn: 'Il tavolo «{name}» riprende da dove si era fermato.',
  otherRules:
    "La partita al tavolo «{name}» seguiva regole di un'altra versione ed è finita. Il suo resoconto è salvato.",
  brokenMatch: "La partita al tavolo «{name}» non si legge. È salvata così com'è, ma non può riprendere.",
  brokenRow: "Un tavolo o una partita salvata non si legge ({what}). Resta dov'è.",
  damagedTable:
    'Il tavolo {id} è stato danneggiato o modificato sul disco. Non viene aperto e resta nel file com’è. Forse è intatto in una copia precedente.',
  damagedDeck:
    'Il mazzo {id} è stato danneggiato o modificato sul disco. Non viene usato: caricalo di nuovo al tavolo.',
  damagedMatch:
    'La partita {id} è stata danneggiata o modificata sul disco. Non si può né continuare né rivedere, e resta nel file com’è. Forse è intatta in una copia precedente.',
  damagedAnswer:
    'Nella partita {id} la risposta {n} manca, oppure è stata danneggiata o modificata sul disco. La partita non si può né continuare né rivedere, e resta nel file com’è. Forse è intatta in una copia precedente.',
  aside: 'I dati salvati non si leggono ({what}). Sono stati messi da parte e un nuovo file è stato iniziato: {file}',
  dataNewer:
    "I tavoli in {dir} sono di una versione più recente di questo programma. Aggiornalo, o scegli un'altra cartella con --data.",
  dataBusy:
    "Un altro host salva i suoi tavoli in {dir}. Scegli un'altra cartella con --data, o non salvare nulla con --no-data.",
  dataUnsafe:
    "In {dir} nulla si salva in modo sicuro ({what}). Scegli un'altra cartella con --data, o non salvare nulla con --no-data.",
  dataClosed:
    "In {dir} non si può salvare nulla ({what}). Scegli un'altra cartella con --data, o non salvare nulla con --no-data.",
  dataShared:
    'In {dir} non si salva nulla: un altro utente di questo computer potrebbe modificare {what}. Scegli una cartella soltanto tua con --data, o non salvare nulla con --no-data.',

  nothingKept: 'In {dir} non è salvato nulla.',
  noneOver: 'Nessuna partita è ancora finita.',
  overLine: '{id}  {day}  {game}  {table}: {names}{note}',
  overImported: ' (da un file)',
  overBroken: ' (interrotta)',
  noSuchMatch: 'Nessuna partita finita si chiama {match}. «undertable export --list» le elenca.',
  matchUnread: 'La partita {match} non si legge: {what}',
  notWritten: 'Non è stato possibile scrivere {file}: {what}',
  exported: 'La partita è stata scritta in {file}.',
  notRead: 'Non è stato possibile leggere {file}: {what}',
  fileUnreadable: '{file} non è una partita che si possa leggere qui.',
  fileNewer: '{file} è stato salvato da una versione più recente di questo programma. Aggiorna la tua.',
  fileTooLong: '{file} è troppo lungo per essere una partita.',
  knownAlready: "La partita {match} c'è già.",
  notKept: 'Non è stato possibile salvare la partita: {what}',
  imported: 'La partita {match} ({game}) è ora nella cronologia di ogni tavolo.',

  code: 'codice {code}',
  looking: 'Cerco tavoli per {seconds} s …',
  noTables:
    'Nessun tavolo trovato. «undertable find --scan» chiede a tutti gli indirizzi vicini; «undertable doctor» cerca il motivo.',
  noAnswer: 'Nessuno risponde a {place}.',
  badPlace: 'Non è né un indirizzo né un codice: {place}',
  slip: "In questo codice c'è un errore: {place}. Fattelo rileggere.",
  found: '{name}: {game}, posti occupati {taken} su {seats}',
  foundHall: '{name}: una sala, tavoli: {tables}, posti occupati {taken} su {seats}',
  locked: 'chiede un codice',
  watch: 'chi è nuovo può solo guardare',
  shut: 'non fa entrare nessuno di nuovo',
  silent: 'non risponde',
  older: "ha una versione più vecchia del programma: l'host dovrebbe aggiornarla",
  newer: 'ha una versione più nuova del programma: aggiorna la tua',
  nic: '{name}, {address}/{prefix}',
  virtual: 'una VPN o una scheda virtuale',
  yes: 'sì',
  no: 'no',
  stepMdns: 'multicast: aperto {opened}, propria domanda sentita {own}, altri computer sentiti {others}',
  stepChannel: 'broadcast: aperto {opened}, propria risposta sentita {own}, altri computer sentiti {others}',
  stepDial: 'connessione a questo computer con questo indirizzo: {how}',
  dialOpen: 'funziona',
  dialRefused: 'rifiutato',
  dialSilent: 'nessuna risposta',
  dialUnreachable: 'nessuna strada',
  tablesHeard: 'Tavoli sentiti: {tables}.',
  noNetwork: "Non c'è rete: collega un cavo o entra in un Wi-Fi. Su questo computer si gioca anche senza.",
  ownFirewall:
    'Un firewall su questo computer ferma Undertable: consentilo nelle reti private e controlla che questa rete sia privata.',
  onlyVirtual: 'Sono attive solo VPN o schede virtuali: collegati alla rete degli altri o spegni la VPN.',
  selfAssigned:
    'La rete non assegna indirizzi; i computer sullo stesso switch o cavo si trovano comunque entro un minuto.',
  fine: 'Funziona tutto: in questa rete ci sono tavoli.',
  noSockets: 'Il sistema non lascia ascoltare i programmi: entra con indirizzo o codice.',
  multicastLost: 'Il multicast non passa; i tavoli si trovano con broadcast, indirizzo o codice.',
  nobodyElse:
    "Questo computer è a posto, ma non si sente nessun altro: un Wi-Fi per ospiti può tenerli separati, o il firewall dell'host è chiuso.",
  noTablesHere: 'Si sentono altri computer, ma nessuno ha un tavolo: è aperto, e il firewall lo lascia parlare?',

  storeDied:
    'Le risposte non si salvano più ({what}). Finché non riprende, vengono rifiutate; di quanto accettato non si perde nulla.',
  storeBack: 'Le risposte si salvano di nuovo.',
  salvaged: 'Quanto ancora si leggeva è nel nuovo file. Tavoli: {parties}, partite: {matches}, risposte: {answers}.',
  nothingSalvaged: 'Non vi si legge più nulla.',
  logDamaged:
    'La fine dei dati salvati è danneggiata. Voci perse: {n}. Le partite riprendono da prima; una copia del file danneggiato: {file}',
  passphrase: 'Passphrase: ',
  passphraseNew: 'Una passphrase per questa copia (senza, nessuno può aprirla): ',
  passphraseAgain: 'Ancora una volta: ',
  passphraseNone: 'Annullato: nulla è cambiato.',
  passphraseDiffers: 'Le due passphrase sono diverse: nulla è cambiato.',
  passphraseShort: 'Questa passphrase è troppo corta: servono almeno {least} caratteri.',
  passphraseNoTerminal:
    "Non c'è un terminale in cui scrivere la passphrase: mettila nella prima riga di un file, --passphrase-file FILE.",
  passphraseUnread: 'La passphrase non si legge: {what}',
  backupDone: 'Tutti i tavoli e le partite sono in {file}. Senza la passphrase nessuno può aprirlo.',
  backupThere: 'Il file esiste già: {file}. Scegli un altro nome.',
  backupNothing: 'In {dir} non è ancora salvato nulla.',
  backupBusy:
    'Un host avviato salva i suoi tavoli in {dir}. Prima chiudilo (Ctrl+C): poi i tavoli riprendono da dove si erano fermati.',
  backupUnreadable: 'I dati in {dir} non si leggono ({what}). Avvia prima un host lì: salva ciò che si può salvare.',
  backupFailed: 'Non ha funzionato, e nulla è cambiato: {what}',
  backupNotOurs: 'Questa non è una copia di Undertable: {file}',
  backupLater: 'Questa copia viene da una versione più recente del programma. Prima aggiornalo: {file}',
  backupPassphrase: "Non è la passphrase di questa copia, oppure l'inizio del file è danneggiato. Nulla è cambiato.",
  backupDamaged: "Questa copia è stata troncata o modificata. Non se n'è preso nulla, e nulla è cambiato: {file}",
  restoreAside: "Quanto c'era prima è stato messo da parte: {file}",
  restoreDone: 'Tutti i tavoli e le partite della copia sono in {dir}.',

  fingerprint: 'Impronta di questo host: {print}',
  encrypted: "cifrato per l'app Undertable; non in un browser (http)",
  met: "A {address} c'è un host.",
  printIs: 'La sua impronta: {print}',
  pinned: 'È quello indicato dal link.',
  known: 'È quello che questo computer conosce.',
  first: "Questo computer si collega per la prima volta: confronta l'impronta con quella che mostra l'host.",
  wordsAre: 'Parole di questa connessione: {words}',
  wordsNone: 'Non offre parole da confrontare.',
  nobodyThere: 'Nessuno risponde a {place}.',
  forgotten: "L'host noto a {place} è dimenticato.",
  forgetHint: "Se l'host dice che va tutto bene: undertable meet {place} --forget",

  offering: 'Installatori offerti agli ospiti: {n}.',
  offerUnsigned: 'Non offerto, perché il progetto non lo ha firmato: {name}',
  offerChanged: 'Non offerto, perché non è il file che è stato firmato: {name}',
  offerNoKey: 'Nessun installatore può essere offerto: questa versione non contiene la chiave di rilascio.',
  offerNoFolder: 'Nessun installatore può essere offerto: la cartella {dir} non si legge ({what}).',

  verifyNoFile: 'Quale file? «undertable verify FILE» controlla se la partita è stata data onestamente.',
  verifyUnread: 'Il file {file} non si apre: {what}',
  recordNotJson: 'Il file {file} non è il resoconto di una partita: non si legge come JSON.',
  recordNewer: 'Il resoconto in {file} è di una versione più recente di questo programma. Aggiornalo.',
  recordFaulty: 'Il resoconto in {file} è danneggiato: {field}.',
  verifyMatch: '{game} al tavolo «{table}», carte date {dealt}; risposte: {answers}.',
  verifyFair:
    'I numeri corrispondono agli impegni, la chiave deriva da essi, e tutto ciò che è stato mostrato deriva dalla chiave e dalle risposte.',
  verifyRedealt:
    'I numeri corrispondono agli impegni e tutto il resto deriva dalla chiave. Distribuzioni annullate prima di questa a numeri già noti: {n}.',
  verifyFixed:
    'Tutto ciò che è stato mostrato deriva dalla chiave e dalle risposte, ma la chiave era fissata in anticipo (--seed).',
  verifyHands: "Oltre all'host, hanno contribuito alla chiave: {hands}.",
  verifyRestarts: 'I numeri sono stati estratti di nuovo; non hanno rivelato il proprio: {names}.',
  verifyMoved: 'Periodo {term}: "{from}" ha ceduto il tavolo a "{to}" e l’ha firmato.',
  verifyElected: 'Periodo {term}: "{from}" è sparito; "{to}" ha continuato con {votes} voti firmati su {of}.',
  verifyForced: 'Periodo {term}: "{host}" ha continuato senza: {missing}. Potrebbero aver continuato anche loro.',
  verifyDiffers: 'Non è come dice il resoconto: {what}.',
  verifyRules: 'Questa partita richiede la versione {needs} delle regole; questo programma ha la versione {has}.',
  verifyGame: 'Questo programma non conosce il gioco «{game}».',
  diffNumber: "il numero non è quello dell'impegno ({who})",
  diffHost: "l'host",
  diffSeat: 'posto {seat}',
  diffTerms: 'la partita non è stata giocata alle condizioni per cui erano stati dati i numeri',
  diffHands: 'chi ha contribuito alla chiave non è in ordine di posto',
  diffKey: 'la chiave non deriva dai numeri',
  diffDeck: 'il mazzo non è quello scelto',
  diffAnswer: 'la risposta {n} non è permessa dalle regole',
  diffTold: 'ciò che è stato mostrato dopo la risposta {n} non deriva dalle regole (0 è la distribuzione)',
  diffMove: 'il cambio di host {n} non è firmato come si deve',
  diffHosts: 'la registrazione nomina host diversi da quelli del tavolo',
  diffOutcome: 'la partita non finisce così',
}
