import { escapeLiteral, type Pool } from 'pg'
import { type Statement, sentDuring } from './statements.ts'

/** A node of a plan, as `explain (analyze, format json)` prints it. */
interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

export interface Read {
  node: string
  table: string | undefined
  index: string | undefined
  rows: number
}

type Explain = (pool: Pool, statement: Statement) => Promise<Node>

/** Does the work, and answers the rows that each of its queries read of each table, and how. */
export const readsOf = (pool: Pool, work: () => Promise<unknown>) => readsExplained(pool, work, explain)

/** The same reads, where each query is planned for any values, as the database may plan a prepared one. */
export const readsWhateverValues = (pool: Pool, work: () => Promise<unknown>) =>
  readsExplained(pool, work, explainGeneric)

async function readsExplained(pool: Pool, work: () => Promise<unknown>, explained: Explain): Promise<Read[]> {
  const { sent } = await sentDuring(work)
  const reads: Read[] = []
  for (const statement of sent)
    if (/^\s*(select|with)\b/i.test(statement.text)) reads.push(...readsIn(await explained(pool, statement)))
  return reads
}

const EXPLAIN = 'explain (analyze, timing off, format json)'

async function explain(pool: Pool, { text, values }: Statement): Promise<Node> {
  const { rows } = await pool.query(`${EXPLAIN} ${text}`, values)
  return rows[0]['QUERY PLAN'][0].Plan
}

async function explainGeneric(pool: Pool, { text, values }: Statement): Promise<Node> {
  const literals = values.map(literalOf).join(', ')
  const client = await pool.connect()
  try {
    await client.query(`set plan_cache_mode = force_generic_plan; prepare explained as ${text}`)
    const { rows } = await client.query(`${EXPLAIN} execute explained${literals && `(${literals})`}`)
    return rows[0]['QUERY PLAN'][0].Plan
  } finally {
    await client.query('reset plan_cache_mode; deallocate explained')
    client.release()
  }
}

function literalOf(value: unknown): string {
  if (value === null) return 'null'
  return escapeLiteral(value instanceof Date ? value.toISOString() : String(value))
}

function readsIn(node: Node): Read[] {
  const inner = (node.Plans ?? []).flatMap(readsIn)
  const index = node['Index Name']
  const table = node['Relation Name']
  // The index of a bitmap scan is named one node below its table.
  if (table === undefined && index === undefined) return inner
  const passed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const rows = (node['Actual Rows'] + passed) * node['Actual Loops']
  return [{ node: node['Node Type'], table, index, rows }, ...inner]
}
