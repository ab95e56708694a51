/** What stands around a lesson; what the teacher says comes with each game. */
export const lessonMessages = {
  lesson: {
    learn: 'Learn to play',
    minutes: 'Ten minutes, just you and a teacher',
    of: 'Lesson · {n} of {of}',
    training: 'A practice match',
    teacher: 'The teacher',
    goOn: 'Continue',
    others: 'The others play…',
    again: 'Try again',
    close: 'End of the lesson',
    loading: 'The teacher is on the way…',
    pupil: 'You',
    /** The others of a lesson, as their teacher calls them. */
    names: {
      Alba: 'Alba',
      Bruno: 'Bruno',
      Carla: 'Carla',
      Livia: 'Livia',
      Marco: 'Marco',
      Nora: 'Nora',
      Greta: 'Greta',
    },
    practise: 'Play a practice match',
    practice: 'A whole practice match: play as you like. Stuck? Ask what I’d do.',
    practised: 'The match is over. Look around: all cards lie open. Another one?',
    ask: 'What would you do?',
    askWhy: 'Why did {name} do that?',
    would: 'I’d press the highlighted button. {why}',
    wouldHunch: 'I’d press the highlighted button: I have no better reason than a hunch.',
    said: '{name}: “{why}”',
  },
}
