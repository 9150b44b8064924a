import type { PoolClient } from 'pg'
import type { Database } from '../database.ts'

/** How many rows a line has; few, because a person's picture is a row too. */
const ROWS_A_LINE = 200
/** Schemas of other programs, which make them anew by themselves. */
const NOT_OURS = `('pg_catalog', 'information_schema', 'pgboss')`

interface Table {
  schema: string
  table: string
  columns: string[]
  made: string | null
}

/** Finds the tables in the way `pg_dump` does, without columns that the database computes. */
const TABLES = `
  select n.nspname as schema, c.relname as table, array_agg(a.attname::text order by a.attnum) as columns,
    case when n.nspname <> 'public' then format('create schema if not exists %I; create table if not exists %I.%I (%s)',
      n.nspname, n.nspname, c.relname, concat_ws(', ',
        string_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)), ', ' order by a.attnum),
        (select string_agg(pg_get_constraintdef(k.oid), ', ') from pg_constraint k
          where k.conrelid = c.oid and k.contype in ('p', 'u')))) end as made
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  where c.relkind = 'r' and n.nspname not in ${NOT_OURS} and n.nspname not like 'pg\\_%'
    and (n.nspname, c.relname) <> ('public', 'migration')
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.oid, n.nspname, c.relname order by 1, 2`

const SEQUENCES = `
  select sequencename as name, last_value::text as value from pg_sequences
  where schemaname = 'public' and last_value is not null order by 1`

/** Called after each line with the number of rows so far and the expected total. */
type Tell = (done: number, total: number) => void

/**
 * Writes all rows of a database at one moment, line by line. Where it has several sessions, others go on
 * writing meanwhile.
 */
export async function* savedLines(
  { pool }: Database,
  { madeAt, tell }: { madeAt: Date; tell: Tell },
): AsyncGenerator<string> {
  const client = await pool.connect()
  try {
    await client.query(`begin isolation level repeatable read read only;
      set local timezone = 'UTC'; set local datestyle = 'ISO'; set local statement_timeout = 0`)
    const { rows: migrations } = await client.query<{ name: string }>('select name from migration order by 1')
    const head = { quayside: 'backup', format: 1, madeAt: madeAt.toISOString() }
    yield JSON.stringify({ ...head, migrations: migrations.map((it) => it.name) })
    let done = 0
    const total = await roughlyAll(client)
    for (const table of (await client.query<Table>(TABLES)).rows) {
      const { made, ...about } = table
      yield JSON.stringify(made === null ? about : { ...about, made })
      for await (const rows of chunksOf(client, table)) {
        // The rows are the text that the database makes of them, because JavaScript would round some numbers.
        yield `[${rows.join(',')}]`
        done += rows.length
        tell(done, Math.max(total, done))
      }
    }
    // Sequences are read last, so that no number that was given out since the first row is given out again.
    const { rows: sequences } = await client.query<{ name: string; value: string }>(SEQUENCES)
    yield JSON.stringify({ sequences: Object.fromEntries(sequences.map((it) => [it.name, it.value])) })
    yield JSON.stringify({ end: { rows: done } })
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}

async function* chunksOf(client: PoolClient, { schema, table, columns }: Table) {
  const from = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}`
  const names = columns.map((it) => client.escapeIdentifier(it)).join(', ')
  await client.query(
    `declare saved no scroll cursor for select to_jsonb(it)::text as row from (select ${names} from ${from}) it`,
  )
  for (let isMore = true; isMore; ) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_A_LINE} from saved`)
    if (rows.length > 0) yield rows.map((it) => it.row)
    isMore = rows.length === ROWS_A_LINE
  }
  await client.query('close saved')
}

async function roughlyAll(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select sum(greatest(reltuples, 0))::bigint::text as count from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ${NOT_OURS} and n.nspname not like 'pg\\_%'`,
  )
  return Number(rows[0]?.count ?? 0)
}
