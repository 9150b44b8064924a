import type { Card } from '#contract/entities/card.ts'
import type { OutboxEntry } from '#src/data/outbox/entry.ts'

/** A heart that was given or taken back, and of what. */
export interface Mark {
  card: Card
  isKept: boolean
}

export type Marks = ReadonlyMap<string, Mark>

/** Of two verticals, both may have one of that name. */
export const keyOf = ({ vertical, slug }: Pick<Card, 'vertical' | 'slug'>): string => `${vertical} ${slug}`

/** What the hearts say that are still on their way, the last of each; what the server refused says nothing. */
export function marksIn(waiting: readonly OutboxEntry[]): Marks {
  const marks = new Map<string, Mark>()
  for (const { about, request, refusal } of waiting) {
    if (!about || refusal !== undefined) continue
    marks.delete(keyOf(about))
    marks.set(keyOf(about), { card: about, isKept: request.is_favorited === true })
  }
  return marks
}

/**
 * What the server knows of, as the person has it by now: what was marked last stands first, what was let go is gone.
 * What was let go here keeps its row, so that it can be marked again.
 */
export function asMarked(known: readonly Card[], marks: Marks, letGoHere: ReadonlySet<string>): Card[] {
  const isThere = new Set(known.map(keyOf))
  const isShown = (key: string) => letGoHere.has(key) || marks.get(key)?.isKept !== false
  const added = [...marks].filter(([key]) => !isThere.has(key) && isShown(key)).map(([, it]) => it.card)
  return [...added.reverse(), ...known.filter((it) => isShown(keyOf(it)))]
}
