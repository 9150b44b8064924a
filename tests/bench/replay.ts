import { createHash } from 'node:crypto'
import { Client, type Pool, type PoolClient } from 'pg'
import { vi } from 'vitest'
import { type Statement, sentDuring, statementOf } from '#tests/support/statements.ts'

/** How a statement is sent: parsed and planned each time, or once a connection. */
type How = 'bare' | 'prepared'

const ask = (client: PoolClient, { text, values }: Statement, how: How) => {
  const name = createHash('sha1').update(text).digest('base64url')
  return client.query(how === 'prepared' && values.length > 0 ? { name, text, values } : { text, values })
}

/** Records the statements of a read, and answers how to send them again through the same pool. */
export async function recordedRead(pool: Pool, read: () => Promise<unknown>) {
  const { sent } = await sentDuring(read)
  return async (how: How) => {
    const client = await pool.connect()
    for (const it of sent) await ask(client, it, how)
    client.release()
  }
}

/**
 * Records the statements of an order that does not come to its commit, so that nothing of it is there. They can be
 * sent again and undone any number of times, one after the other: the numbers that the order was given are given
 * again.
 */
export async function recordedOrder(pool: Pool, order: () => Promise<unknown>) {
  const before = await numbers(pool)
  const sent = await sentBeforeCommit(order)
  const after = await numbers(pool)
  const again = [...after].filter(([name, last]) => before.get(name) !== last)
  const numberAgain = `select ${again.map(([name]) => `setval('${name}', ${nextOf(before.get(name))})`)}`
  return async (how: How) => {
    const client = await pool.connect()
    for (const it of sent) {
      await ask(client, it, how)
      if (it.text === 'begin') await client.query(numberAgain)
    }
    await client.query('rollback')
    client.release()
  }
}

const nextOf = (last: string | null | undefined) => (last == null ? '1, false' : `${last}, true`)

async function numbers(pool: Pool): Promise<Map<string, string | null>> {
  const { rows } = await pool.query<{ name: string; last: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences`,
  )
  return new Map(rows.map(({ name, last }) => [name, last]))
}

async function sentBeforeCommit(order: () => Promise<unknown>): Promise<Statement[]> {
  const query: (...asked: unknown[]) => unknown = Client.prototype.query
  const sent: Statement[] = []
  let isOver = false
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...asked: unknown[]
  ) {
    const statement = statementOf(asked[0], asked[1])
    isOver ||= statement.text.endsWith('commit')
    if (statement.text.endsWith('commit')) return Promise.reject(new Error('It is not to be.'))
    if (!isOver) sent.push(statement)
    return query.apply(this, asked)
  })
  await order().finally(() => spy.mockRestore())
  return sent
}
