/** What stands around a lesson; what the teacher says comes with each game. */
export const lessonMessages = {
  lesson: {
    learn: 'Learn to play',
    minutes: 'Ten minutes, alone, with a teacher',
    of: 'Lesson · {n} of {of}',
    training: 'A match for practice',
    teacher: 'The teacher',
    goOn: 'Go on',
    others: 'The others play…',
    again: 'Once more',
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
    practise: 'Practise a whole match',
    practice: 'A whole match for practice: play as you like. If you are at a loss, ask what I would do.',
    practised: 'The match is over. Look around: all cards lie open. Once more?',
    ask: 'What would you do?',
    askWhy: 'Why did {name} do that?',
    would: 'I would press what shines. {why}',
    wouldHunch: 'I would press what shines: I have no better reason than a hunch.',
    said: '{name}: “{why}”',
  },
}
