import type { Card } from '#contract/entities/card.ts'
import { verticalSchema } from '#contract/verticals.ts'
import type { Deps } from './deps.ts'
import type { CardNotes } from './listed-vertical.ts'
import { presentCard } from './presenter.ts'
import type { Row } from './repo.ts'

type CardDeps = Pick<Deps, 'database' | 'clock' | 'verticals'>

/** Rows as cards, with what only their verticals know of them. */
export async function cardsOf(deps: CardDeps, rows: readonly Row[], language: string): Promise<Card[]> {
  const notes = await notesOf(deps, rows)
  return rows.map((it) => ({ ...presentCard(it, language), ...notes.get(it.slug) }))
}

/** What only their verticals know of listings, by slug. */
export async function notesOf(
  { database, clock, verticals }: CardDeps,
  listings: readonly Pick<Row, 'vertical' | 'slug'>[],
): Promise<ReadonlyMap<string, CardNotes>> {
  const notes = new Map<string, CardNotes>()
  for (const vertical of verticalSchema.options) {
    const slugs = listings.filter((it) => it.vertical === vertical).map((it) => it.slug)
    const found = slugs.length > 0 && verticals[vertical].cardNotes?.(database.query, slugs, clock.now())
    for (const [slug, note] of (await found) || []) notes.set(slug, note)
  }
  return notes
}
