import type { Visit } from '#src/data/db/tables.ts'

const MOST = 5
/** Older visits do not count as where somebody came from. */
const FRESH_MS = 24 * 60 * 60 * 1000

/** Adds the latest visit in front; the same page twice in a row is one visit. */
export function withVisit(visits: readonly Visit[], latest: Visit): readonly Visit[] {
  const [before, ...earlier] = visits
  if (before?.pathname !== latest.pathname) return [latest, ...visits].slice(0, MOST)
  if (before.search === latest.search) return visits
  // A search writes its address anew with every letter typed: that is one visit, as it was seen last.
  return [latest, ...(latest.action === 'REPLACE' ? earlier : visits)].slice(0, MOST)
}

/** The last visit of another page. */
export function lastElsewhere(visits: readonly Visit[], pathname: string, now: number): Visit | undefined {
  return visits.find((it) => it.pathname !== pathname && now - it.timestamp < FRESH_MS)
}

/** The visits that are left after going back to `visit`. */
export function upTo(visits: readonly Visit[], visit: Visit): readonly Visit[] {
  return visits.filter((it) => it.timestamp <= visit.timestamp)
}
