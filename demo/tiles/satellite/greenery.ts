import { housesIn } from '../../town/blocks/houses-in.ts'
import { boundsInBoth, boundsMeet, mix, type Point } from '../../town/geometry/point.ts'
import { contains } from '../../town/geometry/polygon.ts'
import { quarterAt } from '../../town/places/built-up.ts'
import { hashed } from '../../town/random/random.ts'
import type { Drawing } from '../drawing.ts'
import type { Atlas } from '../features/atlas.ts'
import { gatherDisc } from '../raster/outlines.ts'
import { paint, rgb } from '../raster/paint.ts'
import { treesIn } from '../street/trees.ts'

interface Tree {
  p: Point
  radius: number
}

const shadow = rgb('#1c241a')
const crowns = [rgb('#4b6a39'), rgb('#587744'), rgb('#3f5d34')] as const
const light = rgb('#86a266')

/** Draws single trees in parks and gardens, each with its shadow and a lit side. */
export function drawGreenery(drawing: Drawing, map: Atlas): void {
  if (drawing.zoom < 14) return
  const trees = [...parkTrees(drawing, map), ...(drawing.zoom >= 16 ? gardenTrees(drawing) : [])]
  discs(drawing, trees, 0.45, 1, shadow, 0.4)
  crowns.forEach((colour, kind) => {
    discs(
      drawing,
      trees.filter((it) => Math.floor(it.radius * 97) % crowns.length === kind),
      0,
      1,
      colour,
      0.96,
    )
  })
  if (drawing.zoom >= 16) discs(drawing, trees, -0.28, 0.5, light, 0.4)
}

/** @param aside How far the discs lie to the south-east, as a share of their radius. */
function discs(
  { frame, sheet, coverage }: Drawing,
  trees: readonly Tree[],
  aside: number,
  size: number,
  colour: typeof light,
  opacity: number,
): void {
  for (const { p, radius } of trees) {
    const [x, y] = [p.x + aside * radius, p.y - aside * radius]
    gatherDisc(
      coverage,
      (x - frame.left) * frame.scale,
      (frame.top - y) * frame.scale,
      radius * size * frame.scale,
    )
  }
  paint(sheet, coverage, colour, opacity)
}

const WOODED: Partial<Record<string, number>> = {
  park: 0.62,
  garden: 0.6,
  cemetery: 0.34,
  golf: 0.2,
  campus: 0.22,
  hospital: 0.16,
}

function parkTrees({ reach }: Drawing, { survey }: Atlas): Tree[] {
  return survey.sites
    .filter((it) => WOODED[it.kind] !== undefined && boundsMeet(it.bounds, reach))
    .flatMap((site) => {
      const free = (p: Point) => !survey.landmarks.some((it) => it.plot && contains(it.plot, p))
      return treesIn(boundsInBoth(reach, site.bounds), WOODED[site.kind] ?? 0).filter(
        ({ p }) => contains(site.ring, p) && free(p),
      )
    })
}

/** The trees of gardens: one or two behind most houses. */
function gardenTrees({ reach }: Drawing): Tree[] {
  return housesIn(reach).flatMap(({ ring: [a, b, c, d], chance }) => {
    if (!a || !b || !c || !d) return []
    const pattern = quarterAt(a)?.pattern
    const seed = Math.floor(chance * 99_999)
    const most = pattern === 'gardens' ? 2 : pattern === 'village' || pattern === 'terraces' ? 1 : 0
    return Array.from({ length: most }, (_, i): Tree => {
      const [front, back] = [mix(a, b, hashed(seed, i, 31)), mix(d, c, hashed(seed, i, 32))]
      return {
        p: mix(front, back, 1.45 + hashed(seed, i, 33) * 0.9),
        radius: 1.6 + hashed(seed, i, 34) * 2,
      }
    }).filter((_, i) => hashed(seed, i, 35) < 0.7)
  })
}
