import type { Card } from '#contract/entities/card.ts'
import type { TextKey } from '#contract/texts/en.ts'

/** The word for open or closed; undefined where that is unknown, or has changed since. */
export function openingWord(opening: Card['opening'], now: number): TextKey | undefined {
  if (!opening) return undefined
  const { state, changes_at } = opening
  if (changes_at !== null && Date.parse(changes_at) <= now) return undefined
  if (state === 'open') return 'card.open'
  return state === 'unknown' || state === 'other' ? undefined : 'card.closed'
}
