import type { Point } from '../geometry/point.ts'

/** From the widest to the narrowest; steps and paths are for feet alone. */
export type RoadClass =
  | 'trunk'
  | 'primary'
  | 'secondary'
  | 'residential'
  | 'lane'
  | 'track'
  | 'path'
  | 'steps'

export interface Road {
  class: RoadClass
  line: Point[]
  /** Given where somebody named it by hand. */
  name?: string
}

/** How wide each class really is, kerb to kerb, in metres. */
export const ROAD_WIDTH: Record<RoadClass, number> = {
  trunk: 19,
  primary: 14,
  secondary: 11,
  residential: 8,
  lane: 5,
  track: 3.5,
  path: 2.2,
  steps: 2.6,
}

/** Whether cars go there; only such roads make blocks and have house numbers. */
export function isStreet({ class: kind }: { class: RoadClass }): boolean {
  return kind !== 'path' && kind !== 'steps' && kind !== 'track'
}
