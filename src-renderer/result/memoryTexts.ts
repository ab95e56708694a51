/** The memories of a match in words. */
import type { Memory } from '../../src-shared/record/memories'
import type { MatchRecord } from '../../src-shared/record/record'
import type { GameMemories } from '../games/gameMemories'
import type { LogContext } from '../games/gameUi'
import { listAllNames, plainName } from '../names'
import { looksEmpty } from '../../src-shared/text/plainText'

export interface MemoryText {
  readonly key: string
  readonly title: string
  /** Whom it is about; empty where it is about a thing. */
  readonly who: string
  /** Whether the reader is among them. */
  readonly mine: boolean
  readonly text: string
  /** The word of the game whose icon goes with it. */
  readonly icon: string
}

/** What the texts take from the page; names and deck are the record's. */
type PageContext = Omit<LogContext, 'name' | 'seats' | 'ownDeck'>

/** @returns nothing where a record breaks the game's own form: its host wrote it */
export function memoryTexts(game: GameMemories, record: MatchRecord, page: PageContext): readonly MemoryText[] {
  try {
    return game.of(record).map(memory => memoryText(game, memory, record, page))
  } catch {
    return []
  }
}

function memoryText(game: GameMemories, memory: Memory, record: MatchRecord, page: PageContext): MemoryText {
  const { t } = page
  const { key, seats, params } = memory
  const context: LogContext = { ...page, name: nameIn(record), seats: record.seats.length, ownDeck: record.deck }
  const names = (of: readonly number[]): string => listAllNames(of.map(context.name), t)
  const words = Object.entries(params).map(([param, value]): [string, string | number] => [
    param,
    typeof value === 'number' ? value : typeof value === 'string' ? game.word(param, value, context) : names(value),
  ])
  const path = `games.${record.game}.memories.${key}`
  return {
    key,
    title: t(`${path}.title`),
    who: memory.tied ? t('result.tied', { names: names(seats) }) : names(seats),
    mine: page.you !== null && seats.includes(page.you),
    text: t(`${path}.text`, Object.fromEntries(words)),
    icon: game.icon(memory),
  }
}

/** Names from the time of the deal: a bot may have taken over since. */
const nameIn =
  ({ seats }: MatchRecord) =>
  (seat: number): string => {
    const name = plainName(seats[seat]?.name ?? '')
    return looksEmpty(name) ? `${seat + 1}` : name
  }
