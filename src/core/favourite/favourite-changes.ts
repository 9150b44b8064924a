import type { Card } from '#contract/entities/card.ts'
import type { OutboxEntry } from '#src/data/outbox/entry.ts'

/** A heart that was given or taken back, and of what. */
export interface FavouriteChange {
  card: Card
  isFavourite: boolean
}

export type FavouriteChanges = ReadonlyMap<string, FavouriteChange>

/** Of two verticals, both may have one of that name. */
export const keyOf = ({ vertical, slug }: Pick<Card, 'vertical' | 'slug'>): string => `${vertical} ${slug}`

/** What the hearts say that are still on their way, the last of each; what the server refused says nothing. */
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
 * What the server knows of, as the person has it by now: what was marked last stands first, what was let go is gone.
 * What was let go here keeps its row, so that it can be marked again.
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
