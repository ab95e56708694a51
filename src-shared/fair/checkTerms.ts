/** Checks the terms of a deal: they are those sent before the numbers, and the match was played by them. */
import { orderedDeckHash, personAt, termsHash, type DealTerms } from './terms'
import { withPeople, type Game } from '../kernel'
import type { MatchRecord } from '../record'
import { canonical } from './canonical'
import type { Difference, TermsPart } from './verdict'

/** Compares the record's terms with those that this client was sent before the deal. */
export function compareTerms(recorded: DealTerms, sent: DealTerms): Difference | null {
  if (termsHash(recorded) === termsHash(sent)) return null
  if (recorded.round !== sent.round || canonical(recorded.restarts) !== canonical(sent.restarts))
    return { what: 'restarts' }
  const part = COMPARED.find(key => canonical(recorded[key]) !== canonical(sent[key]))
  return { what: 'terms', part: PART_OF[part ?? 'match'] }
}

/** The match of the record was played by the terms. */
export function checkTermsOf(record: MatchRecord, terms: DealTerms): Difference | null {
  const differs = (part: TermsPart): Difference => ({ what: 'terms', part })
  if (terms.match !== record.id) return { what: 'match' }
  if (terms.game !== record.game) return differs('game')
  if (terms.rules !== record.rules) return differs('rules')
  if (canonical(terms.options) !== canonical(record.options)) return differs('options')
  if (terms.deck !== orderedDeckHash(record.deck)) return differs('deck')
  if (terms.seats.length !== record.seats.length) return differs('seats')
  if (terms.seats.some((seat, at) => personAt(seat) !== (record.seats[at]?.person ?? null))) return differs('seats')
  const asked = [...terms.contributors, ...terms.excluded]
  return asked.every(person => terms.seats.some(seat => personAt(seat) === person)) ? null : differs('contributors')
}

/** Options that say where people sit say it of the seats that the terms name. */
export function namesPeople(game: Pick<Game, 'options'>, { options }: MatchRecord, { seats }: DealTerms): boolean {
  const people = seats.flatMap((seat, at) => (personAt(seat) === null ? [] : [at]))
  return canonical(withPeople(game, options, people)) === canonical(options)
}

const PART_OF = {
  table: 'table',
  match: 'table',
  game: 'game',
  rules: 'rules',
  options: 'options',
  deck: 'deck',
  seats: 'seats',
  contributors: 'contributors',
  excluded: 'contributors',
  dropped: 'dropped',
} as const satisfies { readonly [key in keyof DealTerms]?: TermsPart }

const COMPARED = Object.keys(PART_OF) as readonly (keyof typeof PART_OF)[]
