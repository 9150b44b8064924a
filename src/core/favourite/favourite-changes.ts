import type { Card } from '#contract/entities/card.ts'
import type { OutboxEntry } from '#src/data/outbox/entry.ts'

/** A favourite that was added or removed, and its card. */
export interface FavouriteChange {
  card: Card
  isFavourite: boolean
}

export type FavouriteChanges = ReadonlyMap<string, FavouriteChange>

/** The key of a listing: slugs are unique only within a vertical. */
export const keyOf = ({ vertical, slug }: Pick<Card, 'vertical' | 'slug'>): string => `${vertical} ${slug}`

/** The changes of favourites that wait in the outbox, the last of each listing; refused ones do not count. */
export function favouriteChangesIn(waiting: readonly OutboxEntry[]): FavouriteChanges {
  const changes = new Map<string, FavouriteChange>()
  for (const { about, request, refusal } of waiting) {
    if (!about || refusal !== undefined) continue
    changes.delete(keyOf(about))
    changes.set(keyOf(about), { card: about, isFavourite: request.is_favorited === true })
  }
  return changes
}

/**
 * The server's favourites with the person's changes applied: new ones come first, removed ones are gone. One
 * that was removed on this screen keeps its row, so that it can be added again.
 */
export function withChanges(
  known: readonly Card[],
  changes: FavouriteChanges,
  removedHere: ReadonlySet<string>,
): Card[] {
  const isThere = new Set(known.map(keyOf))
  const isShown = (key: string) => removedHere.has(key) || changes.get(key)?.isFavourite !== false
  const added = [...changes].filter(([key]) => !isThere.has(key) && isShown(key)).map(([, it]) => it.card)
  return [...added.reverse(), ...known.filter((it) => isShown(keyOf(it)))]
}
