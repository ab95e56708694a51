/** Names that another machine has chosen, with characters that reorder or hide what stands around them. */
import { keepBook, keepOffer, pageKeeping, refusal } from './kit/namesShown'
import { proveWays, type Defence } from './kit/ways'

const REORDERS = '\u202Emoc.live',
  ESCAPES = 'PC\u001B[2J\u001B]0;owned\u0007',
  HIDES = 'An\u200Bna\u2066\u00AD'
const isHostile = (text: string): boolean => /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text)

const cleansNothing: Defence = {
  module: 'src-shared/wire/names',
  off: () => ({ cleanComputerName: (name: string) => name }),
}
const passesAll: Defence = {
  module: 'src-shared/text/params',
  off: () => ({ plainParams: (params: object) => params }),
}

proveWays('a computer with a name that does harm', [
  {
    name: 'offers to keep a table, and clears the terminals of the others',
    attack: async () => isHostile(await keepOffer(ESCAPES)),
    without: [cleansNothing],
  },
  {
    name: 'is in a book of computers, and reorders what others read',
    attack: async () => isHostile(await keepBook(REORDERS)),
    without: [cleansNothing],
  },
  {
    name: 'looks like a person of the table',
    attack: async () => (await keepOffer(HIDES)) !== 'Anna',
    without: [cleansNothing],
  },
  {
    name: 'is passed on to pages',
    attack: async () => isHostile((await pageKeeping(REORDERS)).computers),
    without: [cleansNothing],
  },
  {
    name: 'is missing, and pages say so',
    attack: async () => isHostile((await pageKeeping(ESCAPES)).missing),
    without: [cleansNothing],
  },
  {
    name: 'is in the list of hosts that went on alone',
    attack: async () => isHostile((await pageKeeping(HIDES)).wentOn),
    without: [cleansNothing],
  },
])

proveWays('a host that words what pages and windows show', [
  {
    name: 'reorders a refusal by the name in it',
    attack: async () => isHostile(await refusal('nameChanged', { taken: REORDERS, name: REORDERS })),
    without: [passesAll],
  },
  {
    name: 'hides letters in what is wrong with a deck',
    attack: async () => isHostile(await refusal('deckFaulty', { card: HIDES, field: ESCAPES, reason: 'other' })),
    without: [passesAll],
  },
  {
    name: 'breaks the lines of a system dialog',
    attack: async () => {
      const { shellMessage } = await import('../../src-shared/locales/desktopShell')
      return isHostile(shellMessage('en', 'startFailedHint', { log: 'log', what: `gone\n${REORDERS}` }))
    },
    without: [passesAll],
  },
])
