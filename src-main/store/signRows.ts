/**
 * Gives every row its MAC: when a data folder is opened that was written before rows had them, and when rows of such a
 * folder are salvaged. What was changed in it before that moment is signed as it is: rows are protected from then on.
 */
import type { Db } from './db'
import type { AnswerRow, DealRow, DeckRow, HeadRow, ImportRow, PartyRow, SnapshotRow } from './rowMac'

const COLUMNS = `ALTER TABLE parties ADD COLUMN mac TEXT;
  ALTER TABLE decks ADD COLUMN mac TEXT;
  ALTER TABLE matches ADD COLUMN deal_mac TEXT;
  ALTER TABLE matches ADD COLUMN snapshot_mac TEXT;
  ALTER TABLE matches ADD COLUMN head_mac TEXT;
  ALTER TABLE answers ADD COLUMN mac TEXT;
  ALTER TABLE imports ADD COLUMN mac TEXT;
  ALTER TABLE imports ADD COLUMN record_mac TEXT;`

/** The schema step that adds MACs. Columns and MACs come in one transaction: a row without one is damaged afterwards. */
export function addMacs(db: Db): void {
  db.exec(COLUMNS)
  signRows(db)
}

/** Signs all rows, in the open transaction. */
export function signRows(db: Db): void {
  const { macs } = db
  signEach<PartyRow>(db, 'parties', 'id', row => ({ mac: macs.party(row) }))
  signEach<DeckRow>(db, 'decks', 'hash', row => ({ mac: macs.deck(row) }))
  signEach<ImportRow & { record: string }>(db, 'imports', 'id', row => ({
    mac: macs.imported(row),
    record_mac: macs.record(row.id, row.record),
  }))
  signEach<DealRow & HeadRow & SnapshotRow>(db, 'matches', 'id', row => {
    const deal = macs.deal(row)
    const chain = signAnswers(db, row.id, deal)
    return {
      deal_mac: deal,
      snapshot_mac: macs.snapshot(row, row.after === 0 ? deal : (chain.get(row.after) ?? '')),
      head_mac: macs.head(row, row.status === 'open' ? '' : ([...chain.values()].at(-1) ?? deal)),
    }
  })
}

/** One row at a time: a document may be large. */
function signEach<Row>(
  db: Db,
  table: string,
  key: string,
  sign: (row: Row) => { readonly [column: string]: string },
): void {
  const select = db.prepare(`SELECT * FROM ${table} WHERE ${key} = ?`)
  for (const { id } of db.prepare(`SELECT ${key} AS id FROM ${table}`).all() as { id: string }[]) {
    const signed = Object.entries(sign(select.get(id) as Row))
    db.prepare(`UPDATE ${table} SET ${signed.map(([column]) => `${column} = ?`).join(', ')} WHERE ${key} = ?`).run(
      ...signed.map(([, mac]) => mac),
      id,
    )
  }
}

/** @returns the MACs by the answers' numbers; a journal with a hole is signed with it, and still has one */
function signAnswers(db: Db, match: string, deal: string): Map<number, string> {
  const chain = new Map<number, string>()
  const update = db.prepare('UPDATE answers SET mac = ? WHERE match = ? AND n = ?')
  for (const row of db.prepare('SELECT * FROM answers WHERE match = ? ORDER BY n').all(match) as AnswerRow[]) {
    const mac = db.macs.answer(row, row.n === 1 ? deal : (chain.get(row.n - 1) ?? ''))
    update.run(mac, match, row.n)
    chain.set(row.n, mac)
  }
  return chain
}
