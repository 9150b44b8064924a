import type { Time } from './paper/light.ts'
import { HEIGHT, type Scene, WIDTH } from './paper/scene.ts'

export type Draw = (s: Scene) => void

/** A point of the sheet, and the factor of enlargement around it. */
export type Focus = readonly [x: number, y: number, zoom: number]

/** The pictures of a category: their hours, and what a gallery is made of. */
export interface Kind {
  times: readonly [Time, ...Time[]]
  /** The compositions for covers. One that is listed twice is picked twice as often. */
  covers: readonly [Draw, ...Draw[]]
  /** The compositions for covers when lamps burn at the listing's own hour, in place of `covers`. */
  byLamplight?: readonly [Draw, ...Draw[]]
  /** The compositions that only a gallery shows: close views and interiors. */
  details: readonly Draw[]
  /** Whether the picture has writing, which must not be mirrored. All other pictures sometimes are. */
  written?: boolean
  /** The point around which its cover is enlarged for the gallery. */
  focus: Focus | ((s: Scene) => Focus)
}

/** The pictures of a listing in order: its cover, a detail, the cover enlarged, all other details. */
export function galleryOf(
  { covers, byLamplight = covers, details, focus }: Kind,
  s: Scene,
  lamps: boolean,
): readonly [Draw, ...Draw[]] {
  const cover = s.own.fork('cover').pick(lamps ? byLamplight : covers)
  const [first, ...rest] = details.filter((it) => it !== cover)
  return [cover, ...(first ? [first] : []), closer(cover, focus), ...rest]
}

/** The same composition enlarged around a point, but never beyond the edge of the sheet. */
export const closer =
  (draw: Draw, focus: Kind['focus']): Draw =>
  (s) => {
    const [x, y, zoom] = typeof focus === 'function' ? focus(s) : focus
    const inside = (v: number, whole: number) =>
      Math.min(whole - whole / zoom / 2, Math.max(whole / zoom / 2, v))
    const [cx, cy] = [inside(x, WIDTH), inside(y, HEIGHT)]
    s.p.group({ x: WIDTH / 2 - cx * zoom, y: HEIGHT / 2 - cy * zoom, scale: zoom }, () => draw(s))
  }
