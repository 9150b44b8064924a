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

/** Does the work, and `meanwhile` once, right after the first statement that begins so was answered. */
export async function between<T>(
  { first, meanwhile }: { first: string; meanwhile: () => Promise<unknown> },
  work: () => Promise<T>,
): Promise<T> {
  const query: (...asked: unknown[]) => unknown = Client.prototype.query
  let isDone = false
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...asked: unknown[]
  ) {
    const answer = query.apply(this, asked)
    if (isDone || !statementOf(asked[0], asked[1]).text.startsWith(first)) return answer
    isDone = true
    return Promise.resolve(answer).then(async (rows) => {
      await meanwhile()
      return rows
    })
  })
  try {
    const result = await work()
    if (!isDone) throw new Error(`No statement began with ${first}.`)
    return result
  } finally {
    spy.mockRestore()
  }
}

/**
 * A statement as it was sent: an unnamed one as a text and its values, a prepared one, or one of another
 * library, as one object.
 */
export function statementOf(asked: unknown, values: unknown): Statement {
  const { text, values: among }: Partial<Statement> =
    typeof asked === 'string' ? { text: asked } : Object(asked)
  const given = among ?? values
  return { text: text ?? '', values: Array.isArray(given) ? given : [] }
}
