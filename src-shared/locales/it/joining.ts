import type { Translation } from '../translation'
import type { joiningMessages as English } from '../en/joining'

export const joiningMessages: Translation<typeof English> = {
  joining: {
    shortCode: 'Codice di questo indirizzo: {code}',
    readAloud: 'Nell’app basta il codice breve: leggilo ad alta voce.',
    elsewhere: 'Vai a un altro tavolo',
    elsewhereLabel: 'Indirizzo, link o codice breve',
    elsewhereGo: 'Vai',
    codeTitle: 'Questo tavolo chiede un codice',
    codeLabel: 'Codice',
    codeHint: 'Chiedilo all’host. Maiuscole e spazi non contano.',
    codeOk: 'Entra',
    inTheClear: 'Un browser si collega senza cifratura: altri su questa rete potrebbero leggere.',
  },
  door: {
    briefOpen: 'Chiunque sia in questa rete',
    briefCode: 'Solo con il codice',
    title: 'Chi può entrare',
    code: 'Codice d’ingresso',
    codeNone: 'Chi trova il tavolo può entrare.',
    codeIs: 'A chi è nuovo serve il codice {code}',
    codeSet: 'Chiedi questo codice',
    codeSuggest: 'Proponi un codice',
    codeClear: 'Non chiedere un codice',
    codeChange: 'Un altro codice',
    listener:
      'Gli ospiti con un browser entrano senza cifratura. Chi ascolta la rete potrebbe indovinare un codice breve; una frase è difficile da indovinare.',
    visible: 'Mostra questo tavolo nella rete',
    visibleHint: 'Se è nascosto, si entra solo con indirizzo, link o codice.',
    guests: 'Fai entrare ospiti con un browser',
    guestsHint: 'Non serve loro l’app, ma la loro connessione non è cifrata.',
    guestsSure: 'Bloccare gli ospiti con un browser?',
    guestsSureHint: 'Chi è qui con un browser perde subito la connessione; il suo posto resta.',
    guestsYes: 'Blocca i browser',
    words: 'Tre parole per ogni connessione',
    wordsHint: 'Se l’app dell’altra persona mostra le stesse tre parole, tra voi non c’è nessuno.',
    wordsNone: 'nessuna parola: usa un browser o un’app più vecchia',
  },
  secrets: {
    open: 'Come si custodiscono i segreti',
    lead: 'Questi giochi sono fatti di segreti. Ecco che cosa li custodisce, e che cosa nessuno può impedire.',
    parts: {
      seats: {
        title: 'Che cosa riceve il tuo schermo',
        text: 'Solo ciò che il tuo posto può sapere. Una carta coperta di qualcun altro non arriva mai al tuo dispositivo: non nell’immagine, non nella pagina che le sta dietro, e non la tradiscono né la lunghezza di un messaggio né il momento in cui arriva. Chi guarda riceve ciò che sta scoperto sul tavolo, e nient’altro.',
      },
      machine: {
        title: 'Che cosa potrebbe fare il computer dell’host',
        text: 'Le carte le distribuisce il computer dell’host, quindi durante la partita sono tutte nella sua memoria. L’app non le mostra al proprietario, e la partita salvata su disco è cifrata. Ma chi possiede un computer può guardarci dentro con altri strumenti, o usare un programma modificato. Nessuna app può impedirlo, e non fingiamo il contrario.',
      },
      deal: {
        title: 'La verifica della distribuzione',
        text: 'Prima di distribuire, ogni dispositivo mette un numero suo: prima sigillato, e aperto solo quando tutti sono sigillati. Il mazzo si mescola con tutti questi numeri insieme a uno dell’host, così nessuno può scegliere le carte: né l’host, né chi ha visto i numeri degli altri. Dopo la partita l’host apre il proprio numero e tutte le risposte date. Allora ogni dispositivo rigioca la partita e la confronta con tutto ciò che ha ricevuto.',
      },
      verdict: {
        title: 'Che cosa vedi alla fine',
        text: '«Carte date onestamente», oppure la prima cosa che non torna: un tuo numero rimasto fuori, posti o opzioni cambiati dopo i numeri, una distribuzione annullata. Tutti vedono il verdetto di tutti, e chi non ha dato un numero. Anche una partita interrotta viene aperta.',
      },
      limits: {
        title: 'Che cosa la verifica non può mostrare',
        text: 'Se qualcuno ha sbirciato. Un host che guarda e poi gioca secondo le regole non lascia tracce nelle carte. Se è importante, scegli un host di cui ti fidi, o un computer a cui nessuno gioca. I bot non mettono numeri. Se lo fa solo l’host, il mazzo l’ha mescolato solo l’host. E se giochi nel browser, anche la pagina che controlla te l’ha mandata l’host: potrebbe mentire. L’app usa un controllo suo, e così «undertable verify» per un resoconto salvato.',
      },
      network: {
        title: 'Gli altri sulla tua rete',
        text: 'Ciò che viene mandato al tuo posto passa solo per la tua rete. Se l’indirizzo di questa pagina comincia con https, nessuno lungo la strada può leggerlo; se comincia con http, chi sta sulla stessa rete e ha gli strumenti giusti potrebbe.',
      },
    },
  },
}
