import { LEAST_ZOOM, MOST_ZOOM } from './frame.ts'
import type { TileAddress } from './tile-address.ts'
import { TILE_KINDS } from './tile-kind.ts'

/** Along one side of a view, its first tile and its last. */
type Span = readonly [first: number, last: number]

/** What somebody sees of the map, as far as the tiles tell that were asked for. */
export interface View extends Pick<TileAddress, 'kind' | 'z'> {
  x: Span
  y: Span
}

/** More than the widest screen shows: several look at different places. */
export const MOST_IN_VIEW = 60

/** What is seen once `asked` were asked for in one go: a map that is moved asks only for what was not in view. */
export function viewAfter(before: View | undefined, asked: readonly TileAddress[]): View | undefined {
  const last = asked.at(-1)
  if (!last) return before
  const { kind, z } = last
  const together = asked.filter((it) => it.kind === kind && it.z === z)
  const x = spanOf(together.map((it) => it.x))
  const y = spanOf(together.map((it) => it.y))
  if (before?.kind !== kind || before.z !== z) return { kind, z, x, y }
  return { kind, z, x: movedTo(x, before.x), y: movedTo(y, before.y) }
}

/**
 * What whoever sees this is likely to ask for, the likeliest first: what is one step nearer, what lies around, the
 * same from the air or from there as streets, and what is one step farther, which most have seen before.
 */
export function likelyNext({ kind, z, x, y }: View): TileAddress[] {
  const [width, height] = [lengthOf(x), lengthOf(y)]
  if (width * height > MOST_IN_VIEW) return []
  const middle = { x: (x[0] + x[1] + 1) / 2, y: (y[0] + y[1] + 1) / 2 }
  const inView = (tile: { x: number; y: number }) =>
    tile.x >= x[0] && tile.x <= x[1] && tile.y >= y[0] && tile.y <= y[1]
  const nearer = tilesAround({ x: middle.x * 2, y: middle.y * 2 }, width + 1, height + 1)
  const farther = tilesAround({ x: middle.x / 2, y: middle.y / 2 }, width + 1, height + 1)
  const withAround = tilesAround(middle, width + 2, height + 2)
  const otherKinds = TILE_KINDS.filter((it) => it !== kind)
  return [
    ...(z < MOST_ZOOM ? nearer.map((it) => ({ kind, z: z + 1, ...it })) : []),
    ...withAround.filter((it) => !inView(it)).map((it) => ({ kind, z, ...it })),
    ...otherKinds.flatMap((other) => withAround.filter(inView).map((it) => ({ kind: other, z, ...it }))),
    ...(z > LEAST_ZOOM ? farther.map((it) => ({ kind, z: z - 1, ...it })) : []),
  ]
}

const lengthOf = ([first, last]: Span) => last - first + 1
const spanOf = (all: readonly number[]): Span => [Math.min(...all), Math.max(...all)]

/** A view that is moved stays as long as it was. */
function movedTo([first, last]: Span, before: Span): Span {
  if (first < before[0]) return [first, Math.max(last, first + lengthOf(before) - 1)]
  if (last > before[1]) return [Math.min(first, last - lengthOf(before) + 1), last]
  return before
}

/** All whose middle lies in a rectangle around a point, from the inside out. */
function tilesAround(point: { x: number; y: number }, width: number, height: number) {
  const along = (at: number, length: number) => {
    const first = Math.ceil(at - length / 2 - 0.5)
    const last = Math.floor(at + length / 2 - 0.5)
    return Array.from({ length: last - first + 1 }, (_, step) => first + step)
  }
  const farOff = (tile: { x: number; y: number }) =>
    Math.hypot(tile.x + 0.5 - point.x, tile.y + 0.5 - point.y)
  return along(point.y, height)
    .flatMap((y) => along(point.x, width).map((x) => ({ x, y })))
    .sort((a, b) => farOff(a) - farOff(b))
}
