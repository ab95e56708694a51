/** The vocabulary of the pictures: a hint's emblem is one motif in one tone, at most with one small mark over it. */

/** What fills the picture. */
export const MOTIFS = [
  'hood', // a hooded figure, face shadowed
  'crown', // a head wearing a crown
  'helm', // a knight's helmet with plume
  'wizard', // pointed hat over starry robe
  'clerk', // bespectacled official behind a counter
  'scroll', // an unrolled parchment, written upon
  'book', // a thick old clasped book
  'cauldron', // a round pot boiling over
  'sword', // an upright sword, broad hilt
  'bottle', // a round-bellied corked glass bottle
  'chest', // an iron-bound chest, lid ajar
  'boot', // one enormous knee-high boot
  'glass', // round shining glass on stand
  'door', // an arched, heavily studded door
  'tower', // a crenellated tower, one window
  'house', // a crooked house with chimney
  'bridge', // a stone arch over water
  'cave', // a dark mouth in rock
  'tree', // a gnarled tree with roots
  'mountain', // a steep peak, faintly face-like
  'dragon', // a dragon's head with neck
  'ghost', // a floating sheet with eyes
  'horned', // a grinning horned brute's head
  'tentacle', // tentacles rising out of waves
  'beast', // furry head, pointed ears, fangs
  'bird', // a winged creature, wings spread
  'cloud', // a heavy cloud with rain
  'wagon', // a covered cart, big wheels
] as const

/** The colour of the picture. */
export const TONES = [
  'ember', // red and orange, of fire
  'moss', // green, of swamp and cellar
  'dusk', // violet, of evening and magic
  'frost', // pale blue, of cold mornings
  'gold', // yellow, of treasure and fair
  'ash', // grey, of stone and office
] as const

/** What lies small over the motif. */
export const MARKS = [
  'coin', // a round coin, edge notched
  'key', // an old key, double bit
  'stamp', // a round official rubber stamp
  'clock', // a dial with two hands
  'heart', // a plump heart, as cards'
  'flame', // a single flame, candle-like
  'note', // one musical note, flag waving
  'skull', // a small friendly skull
  'tooth', // a molar with two roots
  'fork', // a table fork, three-pronged
  'star', // a five-pointed star, twinkling
  'envelope', // a sealed envelope, wax spot
  'drop', // one fat drop of liquid
  'zed', // three rising letters of sleep
  'feather', // a curved feather or quill
  'flag', // a pennant on a pole
  'mask', // a half-mask with empty eyes
  'paw', // the print of a paw
  'crack', // a jagged crack, like lightning
  'eye', // an open, watching eye
] as const

export type Motif = (typeof MOTIFS)[number]
export type Tone = (typeof TONES)[number]
export type Mark = (typeof MARKS)[number]

/** The recipe of a picture. No two hints share one, nor motif and mark alone: colour need not be told apart. */
export interface Emblem {
  readonly base: Motif
  readonly tone: Tone
  readonly mark?: Mark
}
