import { Client, type Pool } from 'pg'
import { vi } from 'vitest'

/** A node of a plan, as `explain (analyze, format json)` tells it. */
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

/** Does the work, and answers what each of its queries read of which table, and how. */
export async function readsOf(pool: Pool, work: () => Promise<unknown>): Promise<Read[]> {
  const spy = vi.spyOn(Client.prototype, 'query')
  await work()
  const asked = spy.mock.calls.map(([text, values]): unknown[] => [text, values])
  spy.mockRestore()
  const reads: Read[] = []
  for (const [text, values] of asked) {
    if (typeof text !== 'string' || !/^\s*(select|with)\b/i.test(text)) continue
    const { rows } = await pool.query(
      `explain (analyze, timing off, format json) ${text}`,
      Array.isArray(values) ? values : [],
    )
    reads.push(...readsIn(rows[0]['QUERY PLAN'][0].Plan))
  }
  return reads
}

function readsIn(node: Node): Read[] {
  const inner = (node.Plans ?? []).flatMap(readsIn)
  const index = node['Index Name']
  const table = node['Relation Name']
  // A bitmap's index is named a node below its table.
  if (table === undefined && index === undefined) return inner
  const passed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const rows = (node['Actual Rows'] + passed) * node['Actual Loops']
  return [{ node: node['Node Type'], table, index, rows }, ...inner]
}
