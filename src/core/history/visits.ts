import type { Visit } from '#src/data/db/tables.ts'

const MOST = 5
/** What was looked at days ago is not where one comes from. */
const FRESH_MS = 24 * 60 * 60 * 1000

/** The latest first; the same page twice in a row is one visit. */
export function withVisit(visits: readonly Visit[], latest: Visit): readonly Visit[] {
  const [before, ...earlier] = visits
  if (before?.pathname !== latest.pathname) return [latest, ...visits].slice(0, MOST)
  if (before.search === latest.search) return visits
  // A search writes its address anew with every letter typed: that is one visit, as it was seen last.
  return [latest, ...(latest.action === 'REPLACE' ? earlier : visits)].slice(0, MOST)
}

/** The page seen last that is not this one. */
export function lastElsewhere(visits: readonly Visit[], pathname: string, now: number): Visit | undefined {
  return visits.find((it) => it.pathname !== pathname && now - it.timestamp < FRESH_MS)
}

/** What is left of the history for who went back to `visit`. */
export function upTo(visits: readonly Visit[], visit: Visit): readonly Visit[] {
  return visits.filter((it) => it.timestamp <= visit.timestamp)
}
