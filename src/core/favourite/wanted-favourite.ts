import type { OutboxEntry } from '#src/data/outbox/entry.ts'

/** Whether an entry of the outbox adds the favourite. */
export const isWanted = ({ request }: Pick<OutboxEntry, 'request'>): boolean => request.is_favorited === true

/**
 * Whether the person wants a listing as a favourite, while the server does not know yet: the last tap until
 * the device has stored it, then what waits in the outbox, from whichever tab. Undefined when nothing waits.
 */
export function wantedFavourite(
  lastTap: boolean | undefined,
  entries: readonly Pick<OutboxEntry, 'request' | 'refusal'>[],
): boolean | undefined {
  const waiting = entries.findLast((it) => it.refusal === undefined)
  return lastTap ?? (waiting && isWanted(waiting))
}
