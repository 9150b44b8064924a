import type { Point } from '../geometry/point.ts'

/** The classes of roads, from the widest to the narrowest. Steps and paths are for walkers alone. */
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
  /** The name, where it was given by hand. */
  name?: string
}

/** The real width of each class, from kerb to kerb, in metres. */
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

/** Whether cars use a road. Only such roads enclose blocks and have house numbers. */
export function isStreet({ class: kind }: { class: RoadClass }): boolean {
  return kind !== 'path' && kind !== 'steps' && kind !== 'track'
}
