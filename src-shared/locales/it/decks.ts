/** File di mazzo: che cosa non va, e il laboratorio in cui si fanno i mazzi. */
export const deckMessages = {
  decks: {
    slipAt: 'Il file non è ancora un mazzo. Riga {line}, colonna {column}: {slip}.',
    dismiss: 'Chiudi questo messaggio',
    odd: 'Si può giocare, ma:',
    slips: {
      empty: 'il file è vuoto',
      open: 'il file finisce qui, ma una parentesi della riga {opened} è ancora aperta',
      comma: 'prima di questo manca una virgola',
      extraComma: 'c’è una virgola di troppo',
      colon: 'mancano i due punti; dopo il nome di un campo vengono i due punti e il valore',
      name: 'qui va il nome di un campo, tra virgolette dritte',
      quotes: 'queste virgolette non valgono, servono quelle doppie e dritte',
      text: 'questo testo non è chiuso nella sua riga',
      escape: 'dopo una barra inversa questo non può stare',
      number: 'i numeri non si scrivono così',
      word: 'qui va un valore: un testo tra virgolette, un numero, true o false, un elenco o un oggetto',
      bracket: 'questa parentesi non chiude quella aperta',
      comment: 'in un file così non ci sono commenti',
      after: 'il mazzo è già finito prima di questo',
      deep: 'troppe parentesi una dentro l’altra',
    },
    kinds: {
      list: 'un elenco tra parentesi quadre',
      object: 'un oggetto tra parentesi graffe',
      text: 'un testo tra virgolette',
      number: 'un numero',
      flag: 'true o false',
    },
  },
}
