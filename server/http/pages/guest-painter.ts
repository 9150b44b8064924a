import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyBaseLogger } from 'fastify'
import type { Call } from '#contract/call.ts'
import type { Database } from '#server/db/database.ts'
import type { GuestCall, PagePainter, PainterModule } from '#server/ports/page-painter.ts'
import { Refusal } from '#server/refusal.ts'
import { type Context, partsOf } from '../context.ts'
import { parse } from '../validation.ts'

interface Answering {
  implementations: Readonly<Record<string, unknown>>
  /** Where reads are sent that may be a little old. */
  database: Pick<Database, 'publicReads'>
  log: FastifyBaseLogger
}

/**
 * Paints pages with the answers that a guest would get, called without a network. The calls of each page are
 * answered in its own language, however many are painted at once.
 */
export function paintForGuests(
  painter: PainterModule,
  calls: readonly Call[],
  { implementations, database, log }: Answering,
): PagePainter {
  const speech = new AsyncLocalStorage<string>()
  const open = new Map(calls.filter((it) => it.auth !== 'required').map((it) => [it.name, it]))
  const answer: GuestCall = async (name, request) => {
    const call = open.get(name)
    const parts = call && partsOf(implementations, name)
    if (!parts) throw new Refusal('NOT_FOUND', 'error.notFound')
    const language = speech.getStore() ?? 'en'
    const context = { caller: undefined, language, device: '', log, tx: undefined } as Context<Call>
    const handle = () => parts.handle(parse(call.request, request), context)
    const reply = await (parts.memory ? database.publicReads(handle) : handle())
    return { success: true, ...(reply as object) }
  }
  const paint = painter.makePagePainter(answer)
  return (asked) => speech.run(asked.language, () => paint(asked))
}
