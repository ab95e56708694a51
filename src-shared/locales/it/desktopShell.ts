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
  quitHint:
    'Tutti quelli che vi siedono perdono il collegamento. Una partita in corso è conservata e riprende quando ospiti di nuovo.',
  quitYes: 'Chiudi ed esci',
  cancel: 'Annulla',
  hostEnds:
    'L’host è terminato più volte di seguito. Tutto ciò che aveva accettato è conservato; guarda il registro degli errori, poi riapri il tavolo.',
  keyringLocked:
    'I tavoli conservati su questo computer sono sigillati dal portachiavi di sistema, che non si apre: sbloccalo e riprova. ({what})',
  firewall: 'Far raggiungere il tuo tavolo agli altri su questa rete?',
  firewallHint:
    'Windows li tiene fuori finché il suo firewall non ha una regola per Undertable. La regola vale solo per questo programma e solo sulle reti private, e sparisce quando il programma viene disinstallato. Windows chiederà il consenso di un amministratore. Lo si propone una volta sola; puoi ospitare in ogni caso.',
  firewallYes: 'Crea la regola',
  firewallNo: 'No, e non chiederlo più',
  firewallFailed: 'Non è stato possibile creare la regola del firewall di Windows',
  firewallFailedHint:
    'Il tuo tavolo è aperto. Se nessuno lo raggiunge, consenti Undertable nelle impostazioni del firewall di Windows, per le reti private. ({what})',
  understood: 'Capito',
}
