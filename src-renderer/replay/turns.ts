/** The turns of a match, to jump by. */
import type { View } from '../../src-shared/kernel'
import type { MatchPart } from '../../src-shared/wire'
import type { GameUi, MessageContext } from '../games/gameUi'

export interface Turn {
  /** Its first step. */
  readonly step: number
  readonly match: MatchPart
}

/** Collects turns step by step: a turn begins when the game's progress text or the seat on turn changes. */
export class TurnCollector {
  readonly all: Turn[] = []
  private lastKey = ''

  /** @param context any: its texts are only compared */
  constructor(
    private readonly ui: Pick<GameUi, 'progress' | 'turnOf'>,
    private readonly context: MessageContext,
  ) {}

  onStep(step: number, view: View): void {
    const match: MatchPart = { id: '', view, events: [] }
    const key = `${this.ui.turnOf(match) ?? ''}/${this.ui.progress(match, this.context)}`
    if (key !== this.lastKey) this.all.push({ step, match })
    this.lastKey = key
  }
}

/** A turn's name. */
export function turnText({ match }: Turn, ui: Pick<GameUi, 'progress' | 'turnOf'>, context: MessageContext): string {
  const seat = ui.turnOf(match)
  const parts = [ui.progress(match, context), seat === null ? '' : context.name(seat)].filter(text => text !== '')
  return parts.length > 0 ? parts.join(' · ') : context.t('table.dealing')
}

/** Index of the turn that a step belongs to; -1 before the first. */
export const turnAt = (turns: readonly Turn[], step: number): number => turns.findLastIndex(turn => turn.step <= step)
