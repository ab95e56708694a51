/** The party of a lesson: the pupil, and named bots. */
import type { Lesson } from '../../src-shared/lessons/lesson'
import type { LessonRun } from '../../src-shared/lessons/run'
import { DEFAULT_SETTINGS, type Avatar, type PartyView, type SeatView } from '../../src-shared/wire'

const PUPIL = 'pupil'

type NameOf = (name: string) => string

const seatView = (lesson: Lesson, name: string, seat: number, nameOf: NameOf, avatar: Avatar): SeatView =>
  seat === lesson.pupil
    ? { who: 'person', id: PUPIL, name: nameOf(''), avatar, here: true, ready: true, sitIn: false }
    : { who: 'bot', name: nameOf(name) }

/** @param nameOf names of the lesson in the current language; the empty name is the pupil's; @param avatar the pupil's */
export const lessonParty = ({ lesson, match }: LessonRun, nameOf: NameOf, avatar: Avatar): PartyView => ({
  table: { id: '', name: '' },
  invite: [],
  phase: 'match',
  shelf: [lesson.game],
  game: lesson.game,
  options: match.options,
  seats: lesson.names.map((name, seat) => seatView(lesson, name, seat, nameOf, avatar)),
  spectators: [],
  host: '',
  paused: false,
  settings: DEFAULT_SETTINGS,
  offers: [],
  claims: [],
  wishes: [],
  votes: [],
  fixedShuffle: false,
  cannotStart: null,
  you: { id: PUPIL, seat: lesson.pupil, host: false, looksOn: false },
})
