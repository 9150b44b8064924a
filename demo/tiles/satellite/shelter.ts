import { smoothstep } from '../../town/geometry/point.ts'

const SOFT = 160

/**
 * How far a point belongs to the harbour, 0 to 1. There is no surf there, and the ground is dredged or paved.
 */
export function shelterAt(east: number, north: number): number {
  if (east < -1_780 || east > 2_320 || north < -1_000 || north > 900) return 0
  return (
    smoothstep(-1_780, -1_780 + SOFT, east) *
    (1 - smoothstep(2_320 - SOFT * 2, 2_320, east)) *
    smoothstep(-1_000, -1_000 + SOFT * 2, north)
  )
}
