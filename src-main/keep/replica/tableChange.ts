/** What changes in a table, as it is told to keepers: each write to the host's store. Its fold is the table. */
import type {
  StoredAnswer,
  StoredDeal,
  StoredDeck,
  StoredParty,
  StoredSnapshot,
  StoredTable,
} from '../../host/storage/storeTypes'

export type TableChange =
  | { readonly change: 'party'; readonly party: StoredParty; readonly decks: readonly StoredDeck[] }
  /** `dealt`: milliseconds since 1970. */
  | {
      readonly change: 'deal'
      readonly deal: StoredDeal
      readonly decks: readonly StoredDeck[]
      readonly dealt: number
    }
  | {
      readonly change: 'answer'
      readonly match: string
      readonly answer: StoredAnswer
      /** When it was taken, in milliseconds since 1970: the end of the match, if it ends it. */
      readonly taken: number
    }
  | { readonly change: 'snapshot'; readonly match: string; readonly snapshot: StoredSnapshot }
  | { readonly change: 'abandon'; readonly match: string }

/** A table before its party was first told. */
export type TableSoFar = Omit<StoredTable, 'party'> & { readonly party: StoredParty | null }

export const NO_TABLE: TableSoFar = { party: null, decks: [], match: null }

const withDecks = (some: readonly StoredDeck[], more: readonly StoredDeck[]): readonly StoredDeck[] => [
  ...some,
  ...more.filter(({ hash }) => !some.some(known => known.hash === hash)),
]

/** The table after a change. A change of a match that is not the table's present one changes nothing. */
export function afterChange(table: TableSoFar, change: TableChange): TableSoFar {
  switch (change.change) {
    case 'party':
      return { ...table, party: change.party, decks: withDecks(table.decks, change.decks) }
    case 'deal': {
      const { snapshot, ...deal } = change.deal
      return {
        ...table,
        match: {
          deal: { ...deal, dealt: change.dealt },
          ended: null,
          latest: snapshot,
          answers: [],
          decks: withDecks(table.decks, change.decks),
        },
      }
    }
    case 'answer':
      return withMatch(table, change.match, match => ({
        ...match,
        // One that could not be stored here was told already: the next one takes its number.
        answers: [...match.answers.slice(0, change.answer.n - 1), change.answer],
        ended: change.answer.outcome ? change.taken : match.ended,
      }))
    case 'snapshot':
      return withMatch(table, change.match, match => ({ ...match, latest: change.snapshot }))
    case 'abandon':
      return table.match?.deal.id === change.match ? { ...table, match: null } : table
  }
}

type PresentMatch = NonNullable<StoredTable['match']>

const withMatch = (table: TableSoFar, id: string, act: (match: PresentMatch) => PresentMatch): TableSoFar =>
  table.match?.deal.id === id ? { ...table, match: act(table.match) } : table

/** The table as stored data; null where no party was told yet. */
export const storedTable = ({ party, ...rest }: TableSoFar): StoredTable | null => party && { party, ...rest }
