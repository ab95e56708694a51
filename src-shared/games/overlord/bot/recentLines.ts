/** Remembers spoken lines, so that bots do not repeat them soon. */
import type { OverlordEvent } from '../rules'
import { EXCUSES, readMark, type ExcuseGroup } from '../rules/excuses'

/** At least this many lines are always left to choose from. */
const CHOICE = 3

/** The lines that were spoken recently, by anybody. */
export class RecentLines {
  private readonly addLine = new Map<ExcuseGroup, number[]>()

  hear(event: OverlordEvent): void {
    const line = event.kind === 'hint' ? event.told.line : 'line' in event ? event.line : ''
    const mark = readMark(line)
    if (mark)
      this.addLine.set(mark.group, [...(this.addLine.get(mark.group) ?? []), mark.number].slice(-EXCUSES[mark.group]))
  }

  /**
   * Returns line numbers of a group that were not used recently.
   * @param of only the first this many lines of the group
   * @param share how far back to look, as a share of the group
   */
  unused(group: ExcuseGroup, of: number, share: number): number[] {
    const recent = (this.addLine.get(group) ?? []).slice(-Math.min(Math.floor(EXCUSES[group] * share), of - CHOICE))
    return Array.from({ length: of }, (_, number) => number).filter(number => !recent.includes(number))
  }
}
