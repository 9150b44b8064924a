import { type Bounds, boundsMeet, boundsOf, type Point, towards } from '../../town/geometry/point.ts'
import { lengthOf, stationAt } from '../../town/geometry/polyline.ts'
import { box } from '../../town/geometry/shapes.ts'
import { hashed } from '../../town/random/random.ts'
import { ROAD_WIDTH } from '../../town/roads/road.ts'
import type { Street } from '../../town/roads/street.ts'
import type { Drawing } from '../drawing.ts'
import type { Atlas } from '../features/atlas.ts'
import { rgb } from '../raster/paint.ts'
import { fillPlane } from './fill-plane.ts'
import { shadowOf } from './shadow.ts'

const paints = [
  rgb('#e9e9e6'),
  rgb('#3d4248'),
  rgb('#9aa0a6'),
  rgb('#a33f36'),
  rgb('#3f5f86'),
  rgb('#c9c2b2'),
] as const
const shadow = rgb('#1b1d1e')
const BAY = 6.4

interface Car {
  ring: readonly Point[]
  /** The number of its paint. */
  kind: number
}

/** Cars parked along the kerbs, where a street is wide enough for them. */
export function drawCars(drawing: Drawing, { survey }: Atlas): void {
  if (drawing.zoom < 17) return
  const parked = survey.streetIndex.find(drawing.reach).flatMap((it) => parkedIn(it, drawing.reach))
  fillPlane(
    drawing,
    parked.flatMap((it) => shadowOf(it.ring, 1.3)),
    shadow,
    0.35,
  )
  paints.forEach((colour, kind) => {
    fillPlane(
      drawing,
      parked.filter((it) => it.kind === kind).map((it) => it.ring),
      colour,
    )
  })
}

function parkedIn({ line, length, quarter, ...street }: Street, reach: Bounds): Car[] {
  const width = ROAD_WIDTH[street.class]
  if (!quarter || width < 8) return []
  return line.flatMap((from, index) => {
    const to = line[index + 1]
    if (!to || !boundsMeet(boundsOf([from, to], width / 2), reach)) return []
    const seed = index + Math.round(length)
    const bays = Math.floor(lengthOf([from, to]) / BAY)
    const cars = Array.from({ length: bays * 2 }, (_, i) => {
      const { point, angle } = stationAt([from, to], (Math.floor(i / 2) + 0.5) * BAY)
      const side = (i % 2 === 0 ? 1 : -1) * (width / 2 - 1.5)
      const kind = Math.floor(hashed(seed, i, 71) * paints.length * 2.4)
      return { ring: box(towards(point, angle + Math.PI / 2, side), 4.3, 1.8, angle), kind }
    })
    return cars.filter(({ kind }) => kind < paints.length)
  })
}
