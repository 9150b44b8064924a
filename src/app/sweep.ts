import { pageStore } from '#src/data/db/page-store.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { sweepQueries } from '#src/data/query/sweep-queries.ts'

/** Deletes what the device has stored for too long. Runs long after the start, when the server has told the time. */
export async function sweep(): Promise<void> {
  const now = serverNow()
  await sweepQueries(await pageStore(), now).catch(() => {})
  if (now !== undefined) await outbox.sweep(now).catch(() => {})
}
