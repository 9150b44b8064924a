import { boundsMeet, boundsOf, type Point } from './point.ts'
import { contains } from './polygon.ts'
import { crossingOf } from './segment.ts'

/** Whether two rings overlap. */
export function ringsMeet(a: readonly Point[], b: readonly Point[]): boolean {
  if (!boundsMeet(boundsOf(a), boundsOf(b))) return false
  const [firstOfA, firstOfB] = [a[0], b[0]]
  if (firstOfA && contains(b, firstOfA)) return true
  if (firstOfB && contains(a, firstOfB)) return true
  return a.some((from, i) => {
    const to = a[(i + 1) % a.length] ?? from
    return b.some((start, k) => crossingOf(from, to, start, b[(k + 1) % b.length] ?? start) !== undefined)
  })
}
