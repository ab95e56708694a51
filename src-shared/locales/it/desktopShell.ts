import type { Translation } from '../translation'
import type { desktopShellMessages as English } from '../en/desktopShell'

export const desktopShellMessages: Translation<typeof English> = {
  about: 'Informazioni su Undertable',
  settings: 'Impostazioni…',
  hide: 'Nascondi Undertable',
  hideOthers: 'Nascondi altre',
  showAll: 'Mostra tutte',
  quit: 'Esci',
  table: 'Tavolo',
  host: 'Apri un tavolo',
  join: 'Siediti a un tavolo',
  leave: 'Alla prima pagina',
  closeWindow: 'Chiudi finestra',
  edit: 'Modifica',
  undo: 'Annulla',
  redo: 'Ripeti',
  cut: 'Taglia',
  copy: 'Copia',
  paste: 'Incolla',
  selectAll: 'Seleziona tutto',
  view: 'Vista',
  zoomIn: 'Più grande',
  zoomOut: 'Più piccolo',
  zoomReset: 'Dimensione normale',
  fullScreen: 'Schermo intero',
  tools: 'Strumenti di sviluppo',
  window: 'Finestra',
  help: 'Aiuto',
  doctor: 'Perché non si trova nessuno?',
  yourTurn: 'Tocca a te',
  yourTurnHint: 'Il tavolo ti aspetta.',
  quitSure: 'Il tuo tavolo è aperto. Chiuderlo e uscire?',
  quitHint: 'Tutti al tavolo perdono la connessione. Una partita in corso è salvata e riprende quando ospiti di nuovo.',
  quitYes: 'Chiudi ed esci',
  cancel: 'Annulla',
  hostEnds:
    'Il tavolo si è fermato più volte di seguito. Tutto è salvato; guarda il registro degli errori, poi riapri il tavolo.',
  keyringLocked:
    'I tavoli salvati su questo computer sono protetti dal portachiavi di sistema, che non si apre: sbloccalo e riprova. ({what})',
  firewall: 'Far raggiungere il tuo tavolo agli altri su questa rete?',
  firewallHint:
    'Windows li tiene fuori finché il suo firewall non ha una regola per Undertable. La regola vale solo per questo programma, sulle reti private, e sparisce quando il programma viene disinstallato. Windows considera pubblica una rete finché non le si dice altro, e il Wi-Fi di casa spesso resta così: con la spunta qui sotto la regola vale anche lì, e in un bar o in albergo gli estranei potranno raggiungere il tuo tavolo finché è aperto. Windows chiederà il consenso di un amministratore. Lo si propone una volta sola; puoi ospitare in ogni caso.',
  firewallPublic: 'Anche sulle reti che Windows considera pubbliche',
  firewallYes: 'Crea la regola',
  firewallNo: 'No, e non chiederlo più',
  firewallFailed: 'Non è stato possibile creare la regola del firewall di Windows',
  firewallFailedHint:
    'Il tuo tavolo è aperto. Se nessuno lo raggiunge, consenti Undertable nelle impostazioni del firewall di Windows, per le reti private. ({what})',
  understood: 'Capito',
  startFailed: 'Undertable non è riuscito ad avviarsi',
  startFailedHint: 'Avvialo di nuovo. Se non serve, manda il registro a chi ti ha dato il programma: {log} ({what})',
  pageEnds: 'La finestra di Undertable continua a bloccarsi',
  pageEndsHint:
    'Chiudi la finestra e riavvia Undertable. Fino ad allora il tuo tavolo resta aperto, e nulla di ciò che è stato accettato va perso.',
  tokensLocked: 'I tuoi posti ai tavoli sono bloccati',
  tokensLockedHint:
    'Li custodisce il portachiavi del sistema, che non si apre. Sbloccalo e riprova. Senza, a quei tavoli arrivi come persona nuova; non viene cancellato nulla.',
  tryAgain: 'Riprova',
  goOn: 'Continua senza',
  hostApart:
    'Il portachiavi del sistema non si apre. I tavoli salvati finora aspettano lì dentro; questo si salva a parte, in un file che solo tu puoi leggere.',
}
