import { has } from './bits.ts'
import { GRAIN, pieceOf } from './grain.ts'
import type { Agenda, Starts } from './starts.ts'

/** The reason why a visit cannot begin at a minute. */
export type StartProblem = 'too_early' | 'too_far' | 'not_a_start' | 'closed' | 'taken'

/** Finds why a visit cannot begin at a minute; undefined: it can. */
export function problemOf(
  starts: Starts,
  { frame, from, until }: Agenda,
  minute: number,
): StartProblem | undefined {
  const piece = pieceOf(frame, minute)
  if (minute < from) return 'too_early'
  if (minute >= until) return 'too_far'
  if (minute % GRAIN !== 0) return 'not_a_start'
  if (!has(starts.open, piece)) return 'closed'
  if (!has(starts.grid, piece)) return 'not_a_start'
  return has(starts.all, piece) ? undefined : 'taken'
}

/** The nearest of some minutes to one, the nearest first; of two as near the earlier one. */
export const nearestTo = (minutes: readonly number[], wanted: number, most: number): number[] =>
  minutes.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b).slice(0, most)
