/** What people would like to play after a match. Votes decide nothing: whoever runs the table sees them. */
import { gameById } from '../../../src-shared/games'
import { refuse, type Refusal } from '../../../src-shared/kernel'
import type { Person } from './person'

export class Votes {
  private readonly games = new Map<Person, string>()

  /** @param game null withdraws the vote */
  cast(person: Person, game: string | null): Refusal | null {
    if (game !== null && !gameById(game)) return refuse('gameUnknown')
    if (game === null) this.games.delete(person)
    else this.games.set(person, game)
    return null
  }

  all(): { readonly person: string; readonly game: string }[] {
    return [...this.games].map(([{ id }, game]) => ({ person: id, game }))
  }

  left(person: Person): void {
    this.games.delete(person)
  }

  clear(): void {
    this.games.clear()
  }
}
