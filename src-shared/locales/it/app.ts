import type { Translation } from '../translation'
import type { appMessages as English } from '../en/app'

export const appMessages: Translation<typeof English> = {
  app: {
    name: 'Undertable',
    tagline: 'Giochi di carte e segreti, attorno allo stesso tavolo',
    language: 'Lingua',
    look: 'Aspetto',
    looks: { dark: 'Aspetto scuro', light: 'Aspetto chiaro', system: 'Come il sistema' },
    close: 'Chiudi',
    ok: 'Va bene',
    ready: 'Ho visto abbastanza',
    cancel: 'Annulla',
    unofficial:
      'Realizzazione non ufficiale e non commerciale; non siamo legati agli autori né agli editori dei giochi.',
  },
  name: {
    title: 'Come ti chiami?',
    label: 'Il tuo nome',
    hint: 'Lo vedono tutti al tavolo. Puoi cambiarlo più tardi.',
    ok: 'Entra',
    rename: 'Nome e volto',
    save: 'Salva',
  },
  connection: {
    connecting: 'Cerco il tavolo…',
    loading: 'Carico il gioco…',
    lost: 'Connessione persa, riprovo…',
    answerKept: 'La tua risposta è salvata: parte appena torna la connessione.',
    retry: 'Riprova ora',
    again: 'Torna al tavolo',
    closed: 'Non sei più al tavolo',
  },
  sound: { volume: 'Volume', mute: 'Silenzia' },
  screen: {
    name: 'Schermo del tavolo',
    open: 'Schermo del tavolo per la TV',
    hint: 'Apri questo indirizzo nel browser di una TV o di un portatile che tutti vedono. Mostra solo ciò che tutti possono sapere, non occupa un posto e non fa mai da host.',
    here: 'Aprilo su questo computer',
    onlyHere: 'Questo indirizzo funziona solo su questo computer.',
    join: 'Unisciti con il telefono',
    joinHint: 'Inquadra il codice, oppure scrivi l’indirizzo in un browser.',
    begins: 'La partita la avvia l’host.',
  },
}
