import type { Candidate } from './candidate.ts'
import { nameAlong } from './name-along.ts'
import { nameAtPoint } from './name-at-point.ts'
import type { Name } from './placed-label.ts'

export function nameOf(candidate: Candidate, scale: number): Name {
  return 'along' in candidate ? nameAlong(candidate, scale) : nameAtPoint(candidate, scale)
}
