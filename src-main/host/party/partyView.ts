/** The public view of a party. */
import { GAMES } from '../../../src-shared/games'
import type { PartyView, SeatView } from '../../../src-shared/wire'
import { charactersOf } from './characters'
import { mayAgree } from './consent'
import type { Occupant, Party } from './party'
import type { Person } from './person'
import type { Claim } from './seatOffers'

/** The party as all of its people see it, without the access settings. */
export const commonPartyView = (party: Party): Omit<PartyView, 'you'> => ({
  table: { id: party.id, name: party.name },
  invite: party.invite,
  phase: party.phase,
  shelf: GAMES.map(game => game.id),
  game: party.game.id,
  options: party.options,
  seats: party.seats.map(seatView),
  spectators: party.people
    .filter(person => party.seatOf(person) === null)
    .map(({ id, name, avatar, here, screen }) => (screen ? { id, name, here, screen } : { id, name, avatar, here })),
  ...charactersPart(party),
  host: party.host?.id ?? '',
  ...(party.office.owned ? { owner: party.office.owner?.id ?? '' } : {}),
  paused: party.paused,
  ...(party.arranged === null ? {} : { arranged: true }),
  ...(party.dealing ? { dealing: true } : {}),
  ...(party.otherRules ? { otherRules: true } : {}),
  settings: party.settings,
  offers: party.seatOffers.offers.map(({ seat, to }) => ({ seat, person: to.id })),
  claims: party.seatOffers.claims.map(claim => claimView(party, claim)),
  wishes: party.seatOffers.wishes.map(({ by, next }) => ({ person: by.id, next })),
  votes: party.votes.all(),
  fixedShuffle: party.fixedShuffle,
  ...(party.phase === 'match' || !party.sessionScore ? {} : { evening: party.sessionScore }),
  cannotStart: party.cannotStart(),
})

function claimView(party: Party, claim: Claim): PartyView['claims'][number] {
  const { by, as, yes, no } = claim
  const isAsked = (person: Person): boolean =>
    person.here && mayAgree(party, person, claim) && !yes.includes(person) && !no.includes(person)
  return {
    by: by.id,
    ...(typeof as === 'number' ? { seat: as } : { person: as.id }),
    asked: party.people.filter(isAsked).map(({ id }) => id),
  }
}

/** What one of its people is told of themselves. */
export const ownPartyView = (party: Party, you: Person): Pick<PartyView, 'you'> => ({
  you: { id: you.id, seat: party.seatOf(you), host: runsTable(party, you), looksOn: you.looksOn },
})

/** Where seats were given out, nobody runs the table but during its match. */
const runsTable = (party: Party, person: Person): boolean =>
  person === party.host && (party.arranged === null || party.phase === 'match')

function charactersPart(party: Party): Pick<PartyView, 'characters'> {
  const characters = charactersOf(party)
  return characters ? { characters } : {}
}

function seatView(occupant: Occupant): SeatView {
  if (occupant.who === 'bot') return { who: 'bot', name: occupant.name, ...occupant.profile }
  const { id, name, avatar, here, ready, allEvening, sitIn } = occupant.person
  return { who: 'person', id, name, avatar, here, ready, ...(allEvening ? { allEvening } : {}), sitIn }
}
