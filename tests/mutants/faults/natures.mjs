/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // A bot loses its profile at a restart.
  fault(
    'natures',
    'src-main/host/storage/partyStorage.ts',
    "{ who: 'bot', name: occupant.name, level: occupant.profile.level, temper: occupant.profile.personality }",
    "{ who: 'bot', name: occupant.name }",
    ['tests/host/bots/botProfiles.test.ts'],
  ),
  // A bot that takes a person's seat is a master.
  fault(
    'natures',
    'src-main/host/party/party.ts',
    "this.seats[seat] = { who: 'bot', name: this.botName(), profile: DEFAULT_PROFILE }",
    "this.seats[seat] = { who: 'bot', name: this.botName(), profile: { ...DEFAULT_PROFILE, level: 'hard' } }",
    ['tests/host/bots/botProfiles.test.ts'],
  ),
  // Nobody is told a bot's profile.
  fault(
    'natures',
    'src-main/host/party/partyView.ts',
    "{ who: 'bot', name: occupant.name, ...occupant.profile }",
    "{ who: 'bot', name: occupant.name, ...PLAIN }",
    ['tests/host/bots/botProfiles.test.ts'],
  ),
  // The host's choice of a personality is lost.
  fault(
    'natures',
    'src-main/host/party/lobbyCommands.ts',
    'personality: message.personality ?? DEFAULT_PROFILE.personality',
    'personality: DEFAULT_PROFILE.personality',
    ['tests/host/bots/botProfiles.test.ts'],
  ),
  // A bot gets another seat's profile.
  fault('natures', 'src-main/host/bots/botSeats.ts', 'this.match.profileAt(seat),', 'this.match.profileAt(0),', [
    'tests/host/bots/botProfiles.test.ts',
  ]),
]
