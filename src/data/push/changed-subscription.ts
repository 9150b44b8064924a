import * as v from 'valibot'
import { type ChangedSubscription, changedSubscriptionSchema, noteAddress } from '#contract/device-notes.ts'

/**
 * Reports, by `tell`, the subscription that the browser made while no page was open. It is forgotten only
 * once that succeeded, so a start without a network loses nothing.
 */
export async function handOverSubscription(
  notes: Pick<Cache, 'match' | 'delete'>,
  tell: (changed: ChangedSubscription) => Promise<void>,
): Promise<void> {
  const note = await notes.match(noteAddress.subscription)
  if (!note) return
  const changed = v.safeParse(changedSubscriptionSchema, await note.json().catch(() => undefined))
  if (changed.success) await tell(changed.output)
  await notes.delete(noteAddress.subscription)
}
