import type { Translation } from '../../../../locales/translation'
import type { cardMessages as English } from '../en/cards'

export const cardMessages: Translation<typeof English> = {
  objects: {
    key: {
      name: 'Chiave',
      short: 'all’Ordine ne servono tre',
      power:
        'La reliquia dell’Ordine: con tre può dichiarare vittoria, con due se è in minoranza e i giocatori sono dispari.',
    },
    goblet: {
      name: 'Calice',
      short: 'alla Fratellanza ne vanno 3',
      power:
        'La reliquia della Fratellanza: con tre può dichiarare vittoria, con due se è in minoranza e i giocatori sono dispari.',
    },
    bagKey: {
      name: 'Borsa dei Segreti con la chiave',
      short: 'se la dai peschi; poi Chiave',
      power:
        'Scambiata, permette a chi l’ha ceduta di pescare il primo oggetto del mazzo; non si scambia mai con l’altra Borsa, e quando il mazzo degli oggetti è vuoto è una Chiave.',
    },
    bagGoblet: {
      name: 'Borsa dei Segreti con il calice',
      short: 'se la dai peschi; poi Calice',
      power:
        'Scambiata, permette a chi l’ha ceduta di pescare il primo oggetto del mazzo; non si scambia mai con l’altra Borsa, e quando il mazzo degli oggetti è vuoto è un Calice.',
    },
    dagger: {
      name: 'Pugnale',
      short: '+1 se attacchi',
      power: 'Mostrato dall’attaccante, dà 1 punto all’attaccante.',
    },
    gloves: {
      name: 'Guanti',
      short: '+1 se difendi',
      power: 'Mostrati dal difensore, danno 1 punto al difensore.',
    },
    knives: {
      name: 'Coltelli da lancio',
      short: '+1 all’attaccante appoggiato',
      power: 'Mostrati da chi appoggia l’attaccante, danno 1 punto all’attaccante.',
    },
    whip: {
      name: 'Frusta',
      short: '+1 al difensore appoggiato',
      power: 'Mostrata da chi appoggia il difensore, dà 1 punto al difensore.',
    },
    ring: {
      name: 'Anello avvele\u00adnato',
      short: 'il pareggio è tuo',
      power: 'Mostrato in caso di parità dall’attaccante o dal difensore, fa vincere il duello a chi lo possiede.',
    },
    pass: {
      name: 'Lascia\u00adpassare',
      short: 'se lo dai vedi gli oggetti',
      power:
        'Scambiato, permette a chi l’ha ceduto di guardare tutti gli oggetti dell’altro, dopo che le due carte hanno cambiato mano.',
    },
    monocle: {
      name: 'Monocolo',
      short: 'se lo dai vedi la compagnia',
      power: 'Scambiato, permette a chi l’ha ceduto di guardare la carta compagnia dell’altro.',
    },
    tome: {
      name: 'Tomo',
      short: 'se lo dai cambi professione',
      power:
        'Scambiato, permette a chi l’ha ceduto di scambiare la professione con l’altro; entrambe restano coperte e come nuove.',
    },
    coat: {
      name: 'Sopra\u00adbito',
      short: 'se lo dai cambi mestiere',
      power:
        'Scambiato, permette a chi l’ha ceduto di guardare le professioni avanzate e prenderne una, o riprendere la propria; la carta resta coperta e come nuova.',
    },
    sextant: {
      name: 'Sestante',
      short: 'se lo dai, tutti passano',
      power:
        'Scambiato, permette a chi l’ha ceduto di nominare sinistra o destra: tutti passano da quella parte un oggetto a scelta, nello stesso momento e senza effetti.',
    },
    mirror: {
      name: 'Specchio infranto',
      short: 'scambio muto e obbligato',
      power:
        'Chi se lo vede offrire deve accettare, e tutto lo scambio è muto: non si legge nulla, e nessuna delle due carte ha effetto.',
    },
    pearl: {
      name: 'Perla nera',
      short: 'con lei niente vittoria',
      power:
        'Chi se la vede offrire deve accettare, e chi la possiede non può dichiarare la vittoria della propria compagnia.',
    },
    signet: {
      name: 'Stemma della Loggia',
      short: 'con 3 reliquie vinci da solo',
      power:
        'Chi lo possiede può dichiarare una vittoria solitaria, con almeno tre tra Chiavi e Calici, comunque mescolati, nella propria mano.',
    },
  },

  bag: { name: 'Borsa dei Segreti' },

  /** Characters without an effect, of which each player chooses one. */
  characters: {
    marquis: 'il Marchese',
    countess: 'la Contessa',
    impresario: 'l’Impresario',
    pilgrim: 'il Pellegrino',
    merchant: 'il Mercante',
    governess: 'la Governante',
    cavalier: 'il Cavaliere',
    widow: 'la Vedova',
    colonel: 'il Colonnello',
    uncle: 'lo Zio',
  },
  professions: {
    thug: {
      name: 'Sgherro',
      short: '+1 se attacchi',
      power: 'Quando attacca, lo Sgherro riceve 1 punto.',
    },
    grandmaster: {
      name: 'Gran Maestro',
      short: '+1 se difendi',
      power: 'Quando difende, il Gran Maestro riceve 1 punto.',
    },
    bodyguard: {
      name: 'Guardia del corpo',
      short: '+1 a chi appoggi',
      power: 'La parte che la Guardia del corpo appoggia riceve 1 punto in più; nei propri duelli non serve a nulla.',
    },
    duelist: {
      name: 'Duel\u00adlante',
      short: '+1, e gli altri fuori',
      power:
        'Da attaccante o difensore, prima del conteggio: il Duellante riceve 1 punto, e ciò che apportano gli altri è nullo.',
    },
    alchemist: {
      name: 'Alchi\u00admista',
      short: 'decide un duello altrui',
      power: 'In un duello altrui, prima del conteggio: l’Alchimista decide chi vince.',
    },
    doctor: {
      name: 'Dottore',
      short: 'annulla un duello',
      power:
        'Dopo il conteggio, prima che il vincitore scelga: il duello non ha esito, e neanche un pareggio porta un oggetto.',
    },
    priest: {
      name: 'Sacer\u00addote',
      short: 'niente duello, e un’offerta',
      power:
        'Dopo una sfida, prima che si mostri l’appoggio: il duello non si fa, un attaccante con almeno 2 oggetti ne dà uno a sua scelta al Sacerdote, e il turno dell’attaccante è finito.',
    },
    hypnotist: {
      name: 'Ipnotiz\u00adzatore',
      short: 'se attacchi, uno dorme',
      power:
        'Da attaccante, appena mostrato l’appoggio: l’appoggio di un giocatore è nullo, e in questo duello non può usare nulla.',
    },
    diplomat: {
      name: 'Diplo\u00admatico',
      short: 'pretende un certo oggetto',
      power:
        'Nel tuo turno: nomina un giocatore e un tipo di oggetto; se ce l’ha, deve scambiarlo con te, se no ti mostra i suoi oggetti e il tuo turno è finito.',
    },
    clairvoyant: {
      name: 'Chiaro\u00adveggente',
      short: 'sceglie le prime due carte',
      power:
        'Nel tuo turno: guarda tutto il mazzo degli oggetti, scegli due carte, mescola le altre e metti le due in cima nell’ordine che vuoi.',
    },
  },

  uses: { again: 'ogni volta', once: 'una volta' },

  societies: {
    order: { name: 'Ordine dei Segreti Rivelati', short: 'Ordine' },
    brotherhood: { name: 'Fratellanza delle False Verità', short: 'Fratel\u00adlanza' },
  },
}
