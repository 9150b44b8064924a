import { GridIndex } from '../geometry/grid-index.ts'
import { ringsMeet } from '../geometry/overlap.ts'
import { type Bounds, boundsMeet, boundsOf, type Point } from '../geometry/point.ts'
import { centroidOf, contains, innermost } from '../geometry/polygon.ts'
import { once } from '../once.ts'
import { siteAt } from '../places/sites.ts'
import { type Survey, survey } from '../survey.ts'
import { type Face, facesOf } from './faces.ts'
import { streetGraph } from './graph.ts'
import { type House, housesAlong, type Taken } from './houses.ts'
import { Recent } from './recent.ts'

/** How many blocks keep their houses in memory; a tile of the town needs about fifty. */
const KEPT_BLOCKS = 900
/** A face larger than this is open land with houses along its edge, and is built front by front. */
const LARGEST_BLOCK = 260_000

interface Block {
  face: Face
  /** Its turn among the fronts of open land; a whole block has none, since it shares its ground with no other. */
  turn: number | undefined
}

/** The houses of the town: built block by block when somebody looks, the same ones every time. */
class Blocks {
  readonly #blocks = new GridIndex<Block>(300)
  readonly #built: Recent<Block, House[]>
  readonly #standing: Recent<Block, House[]>

  constructor(surveyed: Survey) {
    const taken = takenGround(surveyed)
    this.#built = new Recent(KEPT_BLOCKS, ({ face, turn }) => {
      const houses = housesAlong(face, taken)
      // Between two streets that nearly touch, a house would stand beyond the other one.
      return turn === undefined ? houses.filter((it) => contains(face.ring, centroidOf(it.ring))) : houses
    })
    this.#standing = new Recent(KEPT_BLOCKS, (block) => this.#settled(block))
    let turn = 0
    for (const face of facesOf(streetGraph(surveyed.streets))) {
      if (isOpen(face)) {
        for (const part of frontsApart(face)) this.#blocks.add({ face: part, turn: turn++ }, part.bounds)
      } else if (!isSite(face, surveyed)) this.#blocks.add({ face, turn: undefined }, face.bounds)
    }
  }

  housesIn(bounds: Bounds): House[] {
    const houses = this.#blocks.find(bounds).flatMap((block) => this.#standing.get(block))
    return houses.filter((it) => boundsMeet(it.bounds, bounds))
  }

  /**
   * Along open land two fronts may want the same corner; the one whose turn comes first has it. Streets that hang
   * together with no others lie in the middle of a block, whose own houses were there before.
   */
  #settled(block: Block): House[] {
    const { turn } = block
    const houses = this.#built.get(block)
    if (turn === undefined) return houses
    const earlier = this.#blocks
      .find(block.face.bounds)
      .filter((it) => it.turn === undefined || it.turn < turn)
      .flatMap((it) => this.#built.get(it))
    return houses.filter(
      (house) => !earlier.some((it) => boundsMeet(it.bounds, house.bounds) && ringsMeet(it.ring, house.ring)),
    )
  }
}

export const blocks = once(() => new Blocks(survey()))

function isOpen({ area }: Face): boolean {
  return area <= 0 || area > LARGEST_BLOCK
}

function frontsApart(face: Face): Face[] {
  return face.fronts.map((front) => ({ ...face, fronts: [front], bounds: boundsOf(front.points, 60) }))
}

function isSite(face: Face, { sites }: Survey): boolean {
  return face.area > 400 && siteAt(sites, innermost(face.ring, 5)) !== undefined
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
