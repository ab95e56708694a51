/** The turns of a match, as its game tells where it stands: what one jumps by. */
import type { View } from '../../src-shared/kernel'
import type { MatchPart } from '../../src-shared/wire'
import type { GameFace, Teller } from '../boards/face'

export interface Turn {
  /** Its first step. */
  readonly step: number
  readonly match: MatchPart
}

/** Gathers turns step by step: one begins wherever the game says something else, or somebody else is on turn. */
export class Turns {
  readonly all: Turn[] = []
  private said = ''

  /** @param teller any: its words are only held against each other */
  constructor(
    private readonly face: Pick<GameFace, 'progress' | 'turnOf'>,
    private readonly teller: Teller,
  ) {}

  look(step: number, view: View): void {
    const match: MatchPart = { id: '', view, events: [] }
    const said = `${this.face.turnOf(match) ?? ''}/${this.face.progress(match, this.teller)}`
    if (said !== this.said) this.all.push({ step, match })
    this.said = said
  }
}

/** What a turn is called. */
export function turnText({ match }: Turn, face: Pick<GameFace, 'progress' | 'turnOf'>, teller: Teller): string {
  const seat = face.turnOf(match)
  const parts = [face.progress(match, teller), seat === null ? '' : teller.name(seat)].filter(text => text !== '')
  return parts.length > 0 ? parts.join(' · ') : teller.say('table.dealing')
}

/** The turn that a step belongs to, by its place in the list; -1 before the first. */
export const turnAt = (turns: readonly Turn[], step: number): number => turns.findLastIndex(turn => turn.step <= step)
