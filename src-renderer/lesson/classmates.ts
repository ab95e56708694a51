/** Who sits around the table of a lesson, as a party: the pupil, and bots under names of their own. */
import type { Lesson } from '../../src-shared/lessons/lesson'
import type { LessonRun } from '../../src-shared/lessons/run'
import type { PartyView, SeatView } from '../../src-shared/wire'

const PUPIL = 'pupil'

const seatView = (lesson: Lesson, name: string, seat: number, called: (name: string) => string): SeatView =>
  seat === lesson.pupil
    ? { who: 'person', id: PUPIL, name: called(''), here: true, ready: true, sitIn: false }
    : { who: 'bot', name: called(name) }

/** @param called what somebody of the lesson is called in the language of now, the pupil by no name */
export const classmates = ({ lesson, match }: LessonRun, called: (name: string) => string): PartyView => ({
  table: { id: '', name: '' },
  invite: [],
  phase: 'match',
  shelf: [lesson.game],
  game: lesson.game,
  options: match.options,
  seats: lesson.names.map((name, seat) => seatView(lesson, name, seat, called)),
  spectators: [],
  host: '',
  paused: false,
  clock: 0,
  doors: 'open',
  sitInAfter: 0,
  offers: [],
  claims: [],
  fixedShuffle: false,
  cannotStart: null,
  you: { id: PUPIL, seat: lesson.pupil, host: false, looksOn: false },
})
