import type { Card } from '#contract/entities/card.ts'
import { verticalSchema } from '#contract/verticals.ts'
import type { Deps } from './deps.ts'
import { presentCard } from './presenter.ts'
import { findNoted, type Point } from './repo.ts'

type CardDeps = Pick<Deps, 'database' | 'clock' | 'verticals'>

/** The reader of cards: the point from which distances are measured, and the language. */
export interface Reader {
  from: Point
  language: string
}

/** Listings as cards, in the order of their ids. */
export async function cardsOf(deps: CardDeps, ids: readonly number[], reader: Reader): Promise<Card[]> {
  const byId = await cardsById(deps, ids, reader)
  return ids.flatMap((it) => byId.get(it) ?? [])
}

/**
 * Listings as cards, with the notes of their verticals. Those that were withdrawn since they were found are
 * left out.
 */
export async function cardsById(
  { database, clock, verticals }: CardDeps,
  ids: readonly number[],
  { from, language }: Reader,
): Promise<ReadonlyMap<number, Card>> {
  if (ids.length === 0) return new Map()
  const now = clock.now()
  const noted = verticalSchema.options.flatMap((vertical) => {
    const own = verticals[vertical].cardNotes?.noted(now)
    return own ? { vertical, own } : []
  })
  const rows = await findNoted(database.query, from, ids, noted)
  return new Map(
    rows.map(({ id, noted, ...row }) => {
      const notes = noted === null ? undefined : verticals[row.vertical].cardNotes?.read(noted, row, now)
      return [id, { ...presentCard(row, language), ...notes }]
    }),
  )
}
