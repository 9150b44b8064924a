import { writeSync } from 'node:fs'
import { sql } from 'kysely'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { isPassing } from '#server/db/sql-errors.ts'

// Prints which pairs of rows there are. Then it writes more, each pair in a transaction, and prints the
// number of each that was acknowledged.
const { database } = await openDatabase(readConfig(process.env), {
  applicationName: 'writer',
  onConnectionError: () => {},
})
const WRITERS = 4

async function writePair(): Promise<void> {
  const n = await database.transaction(async (tx) => {
    const { rows } = await sql<{ n: number }>`
      insert into debit (word) values (repeat(md5(random()::text), 8)) returning n`.execute(tx)
    const written = rows[0]?.n ?? 0
    await sql`insert into credit values (${written})`.execute(tx)
    return written
  })
  writeSync(1, `${n}\n`)
}

async function writeWhilePossible(): Promise<void> {
  try {
    for (;;) await writePair()
  } catch (error) {
    // The database was killed, and not this process.
    if (!isPassing(error)) throw error
  }
}

await sql`create table if not exists debit (n bigint generated always as identity primary key, word text unique)`.execute(
  database.query,
)
await sql`create table if not exists credit (n bigint primary key)`.execute(database.query)
const found = await sql<{ n: number }>`select n from debit join credit using (n)`.execute(database.query)
writeSync(1, `${JSON.stringify(found.rows.map((it) => it.n))}\n`)
await Promise.all(Array.from({ length: WRITERS }, writeWhilePossible))
