/** Deck files: what is wrong with one, and the workshop in which decks are made. */
export const deckMessages = {
  decks: {
    slipAt: 'The file isn’t a deck yet. Line {line}, column {column}: {slip}.',
    dismiss: 'Close this message',
    odd: 'It can be played, but:',
    /** Why a text is no JSON: after the place, in the middle of a sentence. */
    slips: {
      empty: 'the file is empty',
      open: 'the file ends here, but a bracket of line {opened} is still open',
      comma: 'a comma is missing before this',
      extraComma: 'there’s a comma too many',
      colon: 'a colon is missing; a field’s name is followed by a colon and its value',
      name: 'the name of a field belongs here, in straight quotes',
      quotes: 'these quotes don’t count, only straight double ones do',
      text: 'this text isn’t closed in its line',
      escape: 'a backslash can’t be followed by this',
      number: 'numbers aren’t written like this',
      word: 'a value belongs here: a text in quotes, a number, true or false, a list or an object',
      bracket: 'this bracket doesn’t close the one that’s open',
      comment: 'such a file holds no comments',
      after: 'the deck has already ended before this',
      deep: 'brackets are nested too deeply',
    },
    /** Kinds of values, as a fault names them. */
    kinds: {
      list: 'a list in square brackets',
      object: 'an object in curly brackets',
      text: 'a text in quotes',
      number: 'a number',
      flag: 'true or false',
    },
  },
}
