import { createHash } from 'node:crypto'
import type { Tx } from '#server/db/database.ts'
import * as repo from './repo.ts'

/** Raised when rows are made in another way from the same content. */
const MADE_AS = 3
/** The hash of an item that no longer exists. */
const RETIRED = ''

/** A sort of rows that the demo town loads. */
export interface Sort<T> {
  sort: repo.Sort
  /** All items of the current content, by a key that they keep. */
  all: ReadonlyMap<string, T>
  /** The content of a row. When it changes, the row is written again. */
  saysOf(item: T): unknown
  /**
   * Adds rows, and answers those it could add. Rows that somebody else made under the same key stay theirs.
   */
  insert(items: readonly T[]): Promise<{ id: number; key: string }[]>
  update(id: number, item: T, isBack: boolean): Promise<void>
  /** Withdraws rows that are no longer in the content; they may come back. */
  retire?(ids: readonly number[]): Promise<void>
}

/** Updates rows to the current content, by what the ledger says was loaded before. */
export async function sync<T>(tx: Tx, ledger: readonly repo.Loaded[], it: Sort<T>): Promise<void> {
  const { sort, all, insert, update, saysOf, retire } = it
  const known = new Map(ledger.filter((entry) => entry.sort === sort).map((entry) => [entry.key, entry]))
  const fresh: T[] = []
  const noted: repo.Loaded[] = []
  for (const [key, item] of all) {
    const entry = known.get(key)
    const print = printOf(saysOf(item))
    if (!entry) fresh.push(item)
    else if (entry.print !== print) {
      await update(entry.row_id, item, entry.print === RETIRED)
      noted.push({ ...entry, print })
    }
  }
  const made = fresh.length > 0 ? await insert(fresh) : []
  noted.push(...made.map(({ id, key }) => ({ sort, key, row_id: id, print: printOf(saysOf(of(all, key))) })))
  if (retire) {
    const gone = [...known.values()].filter(({ key, print }) => print !== RETIRED && !all.has(key))
    await retire(gone.map((entry) => entry.row_id))
    noted.push(...gone.map((entry) => ({ ...entry, print: RETIRED })))
  }
  await repo.writeLedger(tx, noted)
}

function of<T>(all: ReadonlyMap<string, T>, key: string): T {
  const found = all.get(key)
  if (found === undefined) throw new RangeError(`The database made up ${key}.`)
  return found
}

function printOf(said: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([MADE_AS, said]))
    .digest('base64url')
    .slice(0, 22)
}
