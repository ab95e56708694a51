/** The settings of a table, by the keys of src-shared/wire/settings.ts. */
export const settingMessages = {
  settings: {
    clock: {
      name: 'Time to answer',
      values: { off: 'as long as you like', seconds: '{n} second | {n} seconds', minutes: '{n} minute | {n} minutes' },
    },
    doors: {
      name: 'Who may come in',
      hint: 'Whoever has been here before always comes back.',
      values: { open: 'anybody', watch: 'anybody, to look on', shut: 'nobody new' },
    },
    sitInAfter: {
      name: 'When somebody is away',
      hint: 'A bot plays until they are back.',
      values: {
        off: 'the host decides',
        seconds: 'a bot after {n} second | a bot after {n} seconds',
        minutes: 'a bot after {n} minute | a bot after {n} minutes',
      },
    },
    freeTalk: { name: 'People may type what they like' },
  },
}
