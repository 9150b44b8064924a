import type { House } from '../../town/blocks/house.ts'
import { housesIn } from '../../town/blocks/houses-in.ts'
import { boundsMeet, boundsOf, distance, mix, type Point } from '../../town/geometry/point.ts'
import { centroidOf } from '../../town/geometry/polygon.ts'
import { quarterAt } from '../../town/places/built-up.ts'
import type { StreetPattern } from '../../town/places/district-sketches.ts'
import type { Landmark } from '../../town/places/landmarks.ts'
import { hashed, pick } from '../../town/random/random.ts'
import type { Drawing } from '../drawing.ts'
import type { Atlas } from '../features/atlas.ts'
import type { Rgb } from '../raster/coverage.ts'
import { rgb } from '../raster/paint.ts'
import { fillPlane } from './fill-plane.ts'
import { shadowFarFrom, shadowOf } from './shadow.ts'

interface Roof {
  lit: Rgb
  dark: Rgb
}

const roof = (lit: string, dark: string): Roof => ({ lit: rgb(lit), dark: rgb(dark) })

const tiles = [
  roof('#c98a6a', '#a5694e'),
  roof('#bd7f63', '#985f48'),
  roof('#cf9879', '#ab755a'),
  roof('#b0785e', '#8b5a45'),
] as const
const slate = [roof('#9a9aa0', '#7a7b82'), roof('#a8a49e', '#86827c')] as const
const flat = [
  roof('#cdc8be', '#bdb8ae'),
  roof('#b9b6b0', '#a9a6a0'),
  roof('#dad6cd', '#cac6bd'),
  roof('#a9a6a2', '#9a9793'),
] as const
const sheds = [roof('#c4ccd0', '#aab3b8'), roof('#9fb1b8', '#879aa2'), roof('#b8b2a8', '#a09a90')] as const

const ROOFS: Record<StreetPattern, readonly [Roof, ...Roof[]]> = {
  old: [...tiles, ...tiles, flat[2]],
  terraces: [...tiles, ...slate],
  grid: [...flat, tiles[0], slate[1]],
  gardens: [...tiles, slate[0], flat[2]],
  docks: sheds,
  village: [...tiles, flat[2]],
}

/** The paints in a fixed order, so that a roof across two tiles looks the same on both. */
const paints = new Set(Object.values(ROOFS).flatMap((it) => it.flatMap(({ lit, dark }) => [dark, lit])))

const shadow = rgb('#20241f')

type Sides = Map<Rgb, (readonly Point[])[]>

/** Draws roofs with a lit and a shaded side, and the shadows of houses to the south-east. */
export function drawRoofs(drawing: Drawing, map: Atlas): void {
  if (drawing.zoom < 15) return
  const houses = housesIn(drawing.reach)
  const landmarks = map.survey.landmarks.filter(
    ({ footprint }) => footprint[0] && boundsMeet(boundsOf(footprint[0], 40), drawing.reach),
  )
  const shadows = [
    ...houses.flatMap(({ ring, chance }) =>
      drawing.zoom === 15 ? [shadowFarFrom(ring, 4)] : shadowOf(ring, 5 + chance * 4),
    ),
    ...landmarks.flatMap((it) => shadowOf(it.footprint[0] ?? [], 13)),
  ]
  fillPlane(drawing, shadows, shadow, 0.42)
  const sides: Sides = new Map([...paints].map((colour) => [colour, []]))
  for (const house of houses) addRoof(sides, house)
  for (const [colour, rings] of sides) fillPlane(drawing, rings, colour)
  for (const landmark of landmarks) drawFlatRoof(drawing, landmark)
}

function drawFlatRoof(drawing: Drawing, { footprint, id, kind }: Landmark): void {
  const { lit, dark } = kind === 'castle' ? slate[1] : pick(flat, hashed(id.length, 3, 1))
  fillPlane(drawing, footprint, dark)
  fillPlane(drawing, footprint.map(withinParapet), lit)
}

/** The surface of a flat roof, which is a little lower than the wall around it. */
function withinParapet(ring: readonly Point[], index: number): Point[] {
  const centre = centroidOf(ring)
  return ring.map((p) => mix(centre, p, index === 0 ? 0.93 : 1.06))
}

/** Adds the sides of a roof, which is split along its ridge; a flat roof has one. */
function addRoof(sides: Sides, { ring, chance }: House): void {
  const [a, b, c, d] = ring
  if (!a || !b || !c || !d) return
  const pattern = quarterAt(a)?.pattern ?? 'village'
  const { lit, dark } = pick(ROOFS[pattern], hashed(Math.floor(chance * 9_999), 5, 7))
  const along = distance(a, b) >= distance(b, c)
  const [start, end] = along ? [mix(a, d, 0.5), mix(b, c, 0.5)] : [mix(a, b, 0.5), mix(d, c, 0.5)]
  const first = along ? [a, b, end, start] : [a, start, end, d]
  const second = along ? [start, end, c, d] : [start, b, c, end]
  // The lit side is the one that faces north-west.
  const [away, towards] = [mix(first[0] ?? a, first[2] ?? a, 0.5), mix(second[0] ?? a, second[2] ?? a, 0.5)]
  const firstIsLit = towards.x - away.x - (towards.y - away.y) > 0
  sides.get(firstIsLit ? lit : dark)?.push(first)
  sides.get(firstIsLit ? dark : lit)?.push(second)
}
