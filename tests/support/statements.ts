import { Client } from 'pg'
import { vi } from 'vitest'

/** Does the work, and answers every statement that went to the database for it, the edges of transactions too. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    return spy.mock.calls.map(([asked]): unknown => asked).map(textOf)
  } finally {
    spy.mockRestore()
  }
}

/** Kysely gives a text, the pool of others a statement with its values in one. */
function textOf(asked: unknown): string {
  return typeof asked === 'string' ? asked : String(Reflect.get(Object(asked), 'text'))
}
