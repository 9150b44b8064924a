import { Observed } from '#src/lib/observed.ts'
import type { OutboxEntry } from './entry.ts'
import { outbox } from './page-outbox.ts'

/** The entry that was last withdrawn before it was sent: whatever shows it as done has to undo it. */
export const takenBack = new Observed<OutboxEntry | undefined>(undefined)

export async function takeBack(entry: OutboxEntry): Promise<void> {
  const was = await outbox.discard(entry.key)
  if (was) takenBack.set(was)
}
