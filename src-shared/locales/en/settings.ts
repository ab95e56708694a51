/** The settings of a table, by the keys of src-shared/wire/settings.ts. */
export const settingMessages = {
  settings: {
    clock: {
      name: 'Time to answer',
      values: { off: 'as long as you like', seconds: '{n} second | {n} seconds', minutes: '{n} minute | {n} minutes' },
    },
    doors: {
      name: 'Who may join',
      hint: 'People who were here before can always come back.',
      values: { open: 'anybody', watch: 'new people only watch', shut: 'nobody new' },
    },
    sitInAfter: {
      name: 'When somebody is away',
      hint: 'A bot fills in until they’re back.',
      values: {
        off: 'the host decides',
        seconds: 'a bot after {n} second | a bot after {n} seconds',
        minutes: 'a bot after {n} minute | a bot after {n} minutes',
      },
    },
    freeTalk: { name: 'People may type messages' },
  },
}
