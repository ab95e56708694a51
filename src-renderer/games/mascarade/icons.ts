/** Icons of actions. */
export const ACTION_ICONS: { readonly [word: string]: 'swap' | 'eye' | 'voice' | 'pass' | 'check' } = {
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
