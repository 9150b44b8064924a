import type { OutboxEntry } from '#src/data/outbox/entry.ts'

/** What an entry says of its thing. */
export const isWanted = ({ request }: Pick<OutboxEntry, 'request'>): boolean => request.is_favorited === true

/**
 * What the person wants of a thing that the server does not know yet: the last tap until the device has written it
 * down, then what waits there, in whichever tab it was tapped. Undefined when the server knows all there is to know.
 */
export function wantedFavourite(
  lastTap: boolean | undefined,
  entries: readonly Pick<OutboxEntry, 'request' | 'refusal'>[],
): boolean | undefined {
  const waiting = entries.findLast((it) => it.refusal === undefined)
  return lastTap ?? (waiting && isWanted(waiting))
}
