/** What the ways of a turn look like. */
export const ACTION_SIGNS: { readonly [word: string]: 'swap' | 'eye' | 'voice' | 'pass' | 'check' } = {
  swap: 'swap',
  look: 'eye',
  announce: 'voice',
  claim: 'voice',
  pass: 'pass',
  keep: 'pass',
  yes: 'swap',
  no: 'pass',
  ok: 'check',
}
