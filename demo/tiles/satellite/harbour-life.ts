import { at, boundsMeet, boundsOf, type Point } from '../../town/geometry/point.ts'
import { lengthOf, stationAt } from '../../town/geometry/polyline.ts'
import { box, oval, placed } from '../../town/geometry/shapes.ts'
import { siteSketches } from '../../town/places/site-sketches.ts'
import { hashed } from '../../town/random/random.ts'
import type { Drawing } from '../drawing.ts'
import type { Atlas } from '../features/atlas.ts'
import { rgb } from '../raster/paint.ts'
import { fillPlane } from './fill-plane.ts'
import { shadowOf } from './shadow.ts'

const hull = rgb('#f4f3ee')
const deck = rgb('#cdb896')
const wake = rgb('#b9d0d6')
const shadow = rgb('#16242c')
const containers = [rgb('#b5553f'), rgb('#3f6f96'), rgb('#d0a13f'), rgb('#8c8f93'), rgb('#4f8062')] as const

interface Boat {
  p: Point
  angle: number
  length: number
  isMoving: boolean
}

/** Draws boats at the jetties and under way, and the containers on the quay. */
export function drawHarbourLife(drawing: Drawing, map: Atlas): void {
  if (drawing.zoom < 15) return
  const boats = [...mooredBoats(map), ...movingBoats].filter(({ p, length }) => {
    return boundsMeet(boundsOf([p], length * 9), drawing.reach)
  })
  fillPlane(drawing, boats.filter((it) => it.isMoving).map(wakeOf), wake, 0.45)
  fillPlane(
    drawing,
    boats.flatMap(({ p, angle, length }) => shadowOf(oval(p, length, length * 0.34, angle, 12), 2.2)),
    shadow,
    0.3,
  )
  fillPlane(
    drawing,
    boats.map(({ p, angle, length }) => oval(p, length, length * 0.34, angle, 14)),
    hull,
  )
  fillPlane(
    drawing,
    boats.map(({ p, angle, length }) => box(p, length * 0.42, length * 0.18, angle)),
    deck,
  )
  drawContainers(drawing)
}

function wakeOf({ p, angle, length }: Boat): Point[] {
  const own = (x: number, y: number) => placed(at(x * length, y * length), p, angle)
  return [own(0.5, 0), own(-2, 0.42), own(-6, 0.8), own(-5, 0), own(-6, -0.8), own(-2, -0.42)]
}

function mooredBoats({ survey }: Atlas): Boat[] {
  return survey.land.seaWorks
    .filter((it) => it.kind === 'jetty')
    .flatMap(({ line }, number) => {
      const length = lengthOf(line)
      const berths = Math.floor((length - 20) / 5.5) * 2
      return Array.from({ length: berths }, (_, i): Boat | undefined => {
        if (hashed(number, i, 51) > 0.72) return undefined
        const { point, angle } = stationAt(line, 12 + Math.floor(i / 2) * 5.5)
        const side = i % 2 === 0 ? 1 : -1
        const size = 7 + hashed(number, i, 52) * 5
        return {
          p: placed(at(0, side * (4 + size / 2)), point, angle),
          angle: angle + Math.PI / 2,
          length: size,
          isMoving: false,
        }
      }).filter((it) => it !== undefined)
    })
}

const boat = (x: number, y: number, degrees: number, length: number): Boat => ({
  p: at(x, y),
  angle: (degrees * Math.PI) / 180,
  length,
  isMoving: true,
})

const movingBoats: readonly Boat[] = [
  boat(120, -430, 125, 16),
  boat(900, -900, 70, 12),
  boat(1_900, -300, 15, 9),
  boat(2_300, 250, -20, 8),
  boat(3_300, -200, 160, 11),
  boat(4_400, -600, 40, 10),
  boat(1_500, -1_500, 85, 22),
  boat(-2_200, -1_900, 60, 14),
  boat(-5_300, -1_700, 10, 8),
  boat(-1_500, 12_400, 30, 9),
  boat(9_800, 6_700, 190, 9),
  boat(620, -2_450, 96, 58),
  { p: at(-352, 55), angle: 1.68, length: 78, isMoving: false },
  { p: at(-1_090, -400), angle: 0.14, length: 130, isMoving: false },
]

function drawContainers(drawing: Drawing): void {
  const yard = siteSketches.find((it) => it.kind === 'port')
  if (!yard || !boundsMeet(boundsOf([yard], yard.width), drawing.reach)) return
  const angle = (yard.lean * Math.PI) / 180
  const stacks = Array.from({ length: 26 * 9 }, (_, i) => ({ column: i % 26, row: Math.floor(i / 26), i }))
  const rings = stacks.flatMap(({ column, row, i }) => {
    if (hashed(column, row, 61) < 0.3) return []
    const x = -yard.width / 2 + 24 + column * 14 + Math.floor(column / 6) * 18
    const y = -yard.height / 2 + 34 + row * 9 + Math.floor(row / 3) * 24
    return [
      {
        ring: box(placed(at(x, y), yard, angle), 12.2, 6.4, angle),
        kind: Math.floor(hashed(i, 7, 62) * containers.length),
      },
    ]
  })
  fillPlane(
    drawing,
    rings.flatMap((it) => shadowOf(it.ring, 7)),
    shadow,
    0.35,
  )
  for (const [kind, colour] of containers.entries()) {
    fillPlane(
      drawing,
      rings.filter((it) => it.kind === kind).map((it) => it.ring),
      colour,
    )
  }
}
