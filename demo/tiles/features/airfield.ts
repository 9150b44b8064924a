import { at, type Point } from '../../town/geometry/point.ts'
import { placed } from '../../town/geometry/shapes.ts'
import { siteSketches } from '../../town/places/site-sketches.ts'

/** A strip one lands, taxies or parks on: its middle line and how wide it is, in metres. */
export interface Strip {
  line: readonly [Point, Point]
  width: number
}

const sketch = siteSketches.find((it) => it.kind === 'airport')
const half = (sketch?.width ?? 0) / 2 - 60
const own = (x: number, y: number): Point =>
  placed(at(x, y), at(sketch?.x ?? 0, sketch?.y ?? 0), ((sketch?.lean ?? 0) * Math.PI) / 180)
const strip = (x0: number, y0: number, x1: number, y1: number, width: number): Strip => ({
  line: [own(x0, y0), own(x1, y1)],
  width,
})

/** The airport's runway, taxiways and apron. */
export const airstrips: readonly Strip[] = [
  strip(-half, -70, half, -70, 46),
  strip(-half + 80, 40, half - 60, 40, 18),
  strip(-half + 90, -70, -half + 90, 40, 18),
  strip(-240, -70, -240, 40, 18),
  strip(300, -70, 300, 40, 18),
  strip(half - 70, -70, half - 70, 40, 18),
  strip(-520, 110, -120, 110, 130),
]

/** The runway's painted middle line. */
export const runwayLine: readonly [Point, Point] = [own(-half + 40, -70), own(half - 40, -70)]
