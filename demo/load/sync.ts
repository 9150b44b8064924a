import { createHash } from 'node:crypto'
import type { Tx } from '#server/db/database.ts'
import * as repo from './repo.ts'

/** Raised when a row is made in another way of the same text. */
const MADE_AS = 3
/** The print of what is there no longer. */
const RETIRED = ''

/** One sort of thing that the demo town brings along. */
export interface Sort<T> {
  sort: repo.Sort
  /** Everything there is of it now, by the key it keeps. */
  all: ReadonlyMap<string, T>
  /** What its row says: when this changes, the row is written anew. */
  saysOf(item: T): unknown
  /** Answers those it could insert: what somebody else has made under the same key stays theirs. */
  insert(items: readonly T[]): Promise<{ id: number; key: string }[]>
  update(id: number, item: T, isBack: boolean): Promise<void>
  /** Takes away what is there no longer; it may come back. */
  retire?(ids: readonly number[]): Promise<void>
}

/** Brings rows to what the content says, by what the ledger says was loaded before. */
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
