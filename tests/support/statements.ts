import { Client } from 'pg'
import { vi } from 'vitest'

export interface Statement {
  text: string
  values: unknown[]
}

/** Does the work, and answers its result together with every statement that it sent to the database. */
export async function sentDuring<T>(work: () => Promise<T>): Promise<{ result: T; sent: Statement[] }> {
  const spy = vi.spyOn(Client.prototype, 'query')
  try {
    const result = await work()
    return { result, sent: spy.mock.calls.map(([asked, values]) => statementOf(asked, values)) }
  } finally {
    spy.mockRestore()
  }
}

/**
 * Does the work, and answers the texts of all statements that it sent to the database, with those that begin
 * and end transactions.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { sent } = await sentDuring(work)
  return sent.map((it) => it.text)
}

/**
 * A statement as it was sent: an unnamed one as a text and its values, a prepared one, or one of another
 * library, as one object.
 */
function statementOf(asked: unknown, values: unknown): Statement {
  const { text, values: among }: Partial<Statement> =
    typeof asked === 'string' ? { text: asked } : Object(asked)
  const given = among ?? values
  return { text: text ?? '', values: Array.isArray(given) ? given : [] }
}
