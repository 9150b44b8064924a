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

/** A face larger than this is open land with houses along its edge, and is built front by front. */
const LARGEST_BLOCK = 260_000

interface Block {
  face: Face
  /** Its turn among the fronts of open land; a whole block has none, since it shares its ground with no other. */
  turn: number | undefined
}

/** The houses of the town: built block by block when somebody looks, and kept. All of them are some 50,000. */
class Blocks {
  readonly #blocks = new GridIndex<Block>(300)
  readonly #taken: Taken
  readonly #built = new Map<Block, House[]>()
  readonly #standing = new Map<Block, House[]>()

  constructor(surveyed: Survey) {
    this.#taken = takenGround(surveyed)
    let turn = 0
    for (const face of facesOf(streetGraph(surveyed.streets))) {
      if (isOpen(face)) {
        for (const part of frontsApart(face)) this.#blocks.add({ face: part, turn: turn++ }, part.bounds)
      } else if (!isSite(face, surveyed)) this.#blocks.add({ face, turn: undefined }, face.bounds)
    }
  }

  housesIn(bounds: Bounds): House[] {
    const houses = this.#blocks
      .find(bounds)
      .flatMap((block) => kept(this.#standing, block, () => this.#settled(block)))
    return houses.filter((it) => boundsMeet(it.bounds, bounds))
  }

  #housesOf(block: Block): House[] {
    return kept(this.#built, block, () => {
      const { face, turn } = block
      const houses = housesAlong(face, this.#taken)
      // Between two streets that nearly touch, a house would stand beyond the other one.
      return turn === undefined ? houses.filter((it) => contains(face.ring, centroidOf(it.ring))) : houses
    })
  }

  /**
   * Along open land two fronts may want the same corner; the one whose turn comes first has it. Streets that hang
   * together with no others lie in the middle of a block, whose own houses were there before.
   */
  #settled(block: Block): House[] {
    const { turn } = block
    const houses = this.#housesOf(block)
    if (turn === undefined) return houses
    const earlier = this.#blocks
      .find(block.face.bounds)
      .filter((it) => it.turn === undefined || it.turn < turn)
      .flatMap((it) => this.#housesOf(it))
    return houses.filter(
      (house) => !earlier.some((it) => boundsMeet(it.bounds, house.bounds) && ringsMeet(it.ring, house.ring)),
    )
  }
}

function kept(all: Map<Block, House[]>, block: Block, build: () => House[]): House[] {
  const known = all.get(block)
  if (known) return known
  const built = build()
  all.set(block, built)
  return built
}

export const blocks = once(() => new Blocks(survey()))

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
