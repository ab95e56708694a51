/**
 * “Yes, Master!” for four: Carla is the first Overlord, then the pupil, then Alba. Every kind of action occurs within
 * three rounds. Bruno, who was dealt no event, gets a look in each round; with his third one the pupil wins.
 */
import { excuseMark } from '../rules/excuses'
import type { Lesson } from '../../../lessons/lesson'
import type { OverlordText } from '../locales/lesson'

const PUPIL = 0,
  ALBA = 1,
  BRUNO = 2,
  CARLA = 3
/** The option counts seats from 1. */
const FIRST_OVERLORD = CARLA + 1
const PASS = { branch: 'pass', answer: true } as const
const DECLINE = { branch: 'decline', answer: true } as const

const playing = (hint: string, line = '') => ({ branch: 'hint', answer: { hint, line } })

export const overlordLesson: Lesson<OverlordText> = {
  game: 'overlord',
  // No clock: every reaction window stays open until all have answered.
  options: { rules: 'formal', overlord: FIRST_OVERLORD, window: 0 },
  deal: 50031,
  pupil: PUPIL,
  names: ['', 'Alba', 'Bruno', 'Carla'],
  steps: [
    { say: 'welcome' },
    { say: 'hand' },
    { seat: CARLA, ask: 'plan', answer: excuseMark('errand', 5) },

    // Round one: the pupil is accused and passes the blame on.
    { ask: 'draw', say: 'draw', answer: [] },
    { others: 'draw', answer: [] },
    { seat: CARLA, ask: 'accuse', answer: { to: PUPIL, line: excuseMark('question', 2, PUPIL) } },
    { ask: 'answer', say: 'answer', answer: playing('spare-bone-skeleton') },
    { ask: 'told', say: 'told', answer: true },
    { seat: CARLA, ask: 'doubt', answer: PASS },
    { others: 'interrupt', answer: PASS },
    {
      ask: 'blame',
      say: 'blame',
      answer: { branch: 'blame', answer: { action: 'pass-event-1', to: BRUNO, line: '' } },
    },
    { seat: BRUNO, ask: 'answer', answer: DECLINE },
    { say: 'firstLook' },

    // Round two, the pupil is the Overlord: believing, silencing, doubting, no mercy.
    { ask: 'draw', say: 'throne', answer: [] },
    { others: 'draw', answer: [] },
    { ask: 'accuse', say: 'accuse', answer: { to: ALBA, line: '' } },
    { seat: ALBA, ask: 'answer', answer: playing('midnight-moved', excuseMark('told', 4)) },
    { seat: ALBA, ask: 'told', answer: true },
    { ask: 'doubt', say: 'believe', answer: PASS },
    { seat: BRUNO, ask: 'interrupt', answer: PASS },
    { seat: CARLA, ask: 'interrupt', answer: { branch: 'freeze', answer: 'both-event-2' } },
    { ask: 'silence', say: 'silence', answer: { branch: 'silence', answer: { seat: CARLA, action: 'both-place-2' } } },
    { seat: ALBA, ask: 'blame', answer: PASS },
    { ask: 'accuse', say: 'accuseBruno', answer: { to: BRUNO, line: '' } },
    { seat: BRUNO, ask: 'answer', answer: playing('tiptoe-giant', excuseMark('told', 6)) },
    { seat: BRUNO, ask: 'told', answer: true },
    { ask: 'doubt', say: 'doubt', answer: { branch: 'doubt', answer: { action: 'pass-event-2', line: '' } } },
    { seat: BRUNO, ask: 'answer', answer: DECLINE },
    {
      seat: BRUNO,
      ask: 'mercy',
      answer: { branch: 'mercy', answer: { action: 'freeze-item-2', line: excuseMark('plea', 3) } },
    },
    { ask: 'cancel', say: 'cancel', answer: { branch: 'cancel', answer: 'pass-monster-2' } },
    { say: 'secondLook' },

    // Round three: discarding, interrupting, a failed doubt, and a joker of each kind.
    { ask: 'draw', say: 'discard', answer: ['freeze-event-1'] },
    { others: 'draw', answer: [] },
    { seat: ALBA, ask: 'accuse', answer: { to: CARLA, line: excuseMark('question', 4, CARLA) } },
    { seat: CARLA, ask: 'answer', answer: playing('gnome-shop-steward', excuseMark('told', 7)) },
    { seat: CARLA, ask: 'told', answer: true },
    { seat: ALBA, ask: 'doubt', answer: PASS },
    { ask: 'interrupt', say: 'interrupt', answer: { branch: 'freeze', answer: 'both-character-1' } },
    { seat: BRUNO, ask: 'interrupt', answer: PASS },
    { seat: ALBA, ask: 'silence', answer: { branch: 'allow', answer: PUPIL } },
    { ask: 'answer', say: 'speak', answer: playing('giants-dentist') },
    { ask: 'told', say: 'toldAgain', answer: true },
    {
      seat: ALBA,
      ask: 'doubt',
      answer: { branch: 'doubt', answer: { action: 'pass-monster-1', line: excuseMark('doubted', 1) } },
    },
    { ask: 'answer', say: 'doubted', answer: playing('cheating-fate') },
    { ask: 'told', say: 'held', answer: true },
    { others: 'interrupt', answer: PASS },
    {
      ask: 'blame',
      say: 'blameAgain',
      answer: { branch: 'joker', answer: { action: 'both-joker-2', symbol: 'event', to: BRUNO, line: '' } },
    },
    { seat: BRUNO, ask: 'answer', answer: DECLINE },
    // Bruno has skulls only, so he cannot ask for mercy.
    { seat: BRUNO, ask: 'mercy', answer: PASS },
  ],
  tips: {},
  end: 'end',
}
