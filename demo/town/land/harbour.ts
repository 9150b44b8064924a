import { at, type Point } from '../geometry/point.ts'
import { band, box } from '../geometry/shapes.ts'
import { curveThrough } from '../geometry/smoothing.ts'

/** Works that were built into the sea: land on the map, but no ground for streets. */
export interface SeaWork {
  name?: string
  kind: 'breakwater' | 'pier' | 'jetty'
  ring: Point[]
  /** The line along which people walk on it. */
  line: Point[]
}

const seaWork = (kind: SeaWork['kind'], width: number, line: Point[], name?: string): SeaWork => ({
  kind,
  line,
  ring: band(line, width),
  ...(name ? { name } : {}),
})

/** Breakwaters that shelter the harbour, the long pier of the beach, and the marina's jetties. */
export function seaWorks(): SeaWork[] {
  const southMole = curveThrough(
    [at(-1_575, -560), at(-1_380, -760), at(-900, -930), at(-250, -960), at(330, -800)],
    {
      step: 60,
    },
  )
  const eastMole = curveThrough([at(1_130, 200), at(1_190, -80), at(1_080, -330), at(800, -470)], {
    step: 40,
  })
  const longPier = [at(2_560, 880), at(2_640, 350)]
  const pierHead = box(at(2_647, 305), 84, 96, -0.15)
  return [
    seaWork('breakwater', 34, southMole, 'South Mole'),
    seaWork('breakwater', 26, eastMole, 'East Mole'),
    { kind: 'pier', name: 'Long Pier', line: [at(2_560, 880), at(2_652, 262)], ring: band(longPier, 17) },
    { kind: 'pier', line: [], ring: pierHead },
    ...marinaJetties(),
    seaWork('pier', 20, [at(-400, 150), at(-378, -40)], 'Ferry Jetty'),
    seaWork('jetty', 8, [at(-120, 480), at(-112, 400)]),
    seaWork('jetty', 8, [at(270, 496), at(274, 410)]),
    seaWork('jetty', 8, [at(400, 484), at(404, 390)]),
  ]
}

function marinaJetties(): SeaWork[] {
  return [690, 750, 810, 870, 930, 990].map((x) => seaWork('jetty', 5, [at(x, 408), at(x + 3, 215)]))
}

/** The route of ships between the moles. The ferry's line on the map goes on from there. */
export const ferryRoute: readonly Point[] = curveThrough(
  [
    at(-372, -45),
    at(-120, -260),
    at(420, -560),
    at(760, -1_150),
    at(620, -2_600),
    at(2_400, -8_000),
    at(9_000, -22_000),
  ],
  { step: 300 },
)
