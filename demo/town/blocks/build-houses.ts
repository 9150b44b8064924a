import { GridIndex } from '../geometry/grid-index.ts'
import { ringsMeet } from '../geometry/overlap.ts'
import { boundsMeet, boundsOf, type Point } from '../geometry/point.ts'
import { centroidOf, contains, innermost } from '../geometry/polygon.ts'
import { siteAt } from '../places/sites.ts'
import { type Survey, survey } from '../survey.ts'
import { type Face, facesOf } from './faces.ts'
import { streetGraph } from './graph.ts'
import type { House } from './house.ts'
import { inNumbers } from './house-book.ts'
import { housesAlong, type Taken } from './houses-along.ts'

/** A face larger than this is open land with houses along its edge, and is built one front after another. */
const LARGEST_BLOCK = 260_000

interface Block {
  face: Face
  /**
   * The order of this front on open land. A whole block has none, because it shares its ground with no other.
   */
  turn: number | undefined
  houses: House[]
}

/** Builds the houses of the town, block by block. */
export function buildHouses(): Float64Array {
  const blocks = blocksOf(survey())
  const index = new GridIndex<Block>(300)
  for (const block of blocks) index.add(block, block.face.bounds)
  return inNumbers(blocks.flatMap((block) => standing(block, index)))
}

function blocksOf(surveyed: Survey): Block[] {
  const taken = takenGround(surveyed)
  let turn = 0
  return facesOf(streetGraph(surveyed.streets)).flatMap((face): Block[] => {
    if (isOpen(face)) {
      return frontsApart(face).map((part) => ({ face: part, turn: turn++, houses: housesAlong(part, taken) }))
    }
    if (isSite(face, surveyed)) return []
    // Where two streets nearly touch, a house between them would be on the other side.
    const houses = housesAlong(face, taken).filter((it) => contains(face.ring, centroidOf(it.ring)))
    return [{ face, turn: undefined, houses }]
  })
}

/**
 * The houses of a block that stay. Along open land two fronts may claim the same corner, and the earlier one
 * gets it. Streets that are connected to no others are in the middle of a block, whose own houses were there
 * before.
 */
function standing({ face, turn, houses }: Block, blocks: GridIndex<Block>): House[] {
  if (turn === undefined) return houses
  const earlier = blocks
    .find(face.bounds)
    .filter((it) => it.turn === undefined || it.turn < turn)
    .flatMap((it) => it.houses)
  return houses.filter(
    (house) => !earlier.some((it) => boundsMeet(it.bounds, house.bounds) && ringsMeet(it.ring, house.ring)),
  )
}

function isOpen({ area }: Face): boolean {
  return area <= 0 || area > LARGEST_BLOCK
}

function frontsApart(face: Face): Face[] {
  return face.fronts.map((front) => ({ ...face, fronts: [front], bounds: boundsOf(front.points, 60) }))
}

function isSite(face: Face, { sites }: Survey): boolean {
  if (face.area <= 400) return false
  const near = sites.filter((it) => boundsMeet(it.bounds, face.bounds))
  return near.length > 0 && siteAt(near, innermost(face.ring, 5)) !== undefined
}

function takenGround({ land, sites, landmarks, pieces }: Survey): Taken {
  const grounds = new GridIndex<readonly Point[]>(120)
  for (const { ring } of sites) grounds.add(ring, boundsOf(ring))
  for (const { plot } of landmarks) if (plot) grounds.add(plot, boundsOf(plot))
  return (ring, bounds) =>
    ring.some((p) => land.inland(p.x, p.y) < 9 || land.bankDistance(p) < 5 || land.isBeach(p)) ||
    grounds.find(bounds).some((it) => ringsMeet(it, ring) || contains(it, ring[0] ?? { x: 0, y: 0 })) ||
    pieces.cross(ring, bounds)
}
