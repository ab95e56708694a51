/** WebSocket close codes of our own (4000–4999). Hosts close with them, pages explain them. */

export const CLOSE = {
  replaced: 4001,
  kicked: 4002,
  version: 4003,
  hello: 4004,
  tooMany: 4005,
  ended: 4006,
  guestsOff: 4007,
} as const

export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE]
