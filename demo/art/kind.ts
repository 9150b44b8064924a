import type { Time } from './paper/light.ts'
import { HEIGHT, type Scene, WIDTH } from './paper/scene.ts'

export type Draw = (s: Scene) => void

/** A place of the sheet, and how much nearer it is seen. */
export type Focus = readonly [x: number, y: number, zoom: number]

/** What is drawn for one category: at which hours, and what a gallery is made of. */
export interface Kind {
  times: readonly [Time, ...Time[]]
  /** The compositions a cover is picked from; what stands here twice is picked twice as often. */
  covers: readonly [Draw, ...Draw[]]
  /** Picked from instead of those when lamps burn at the listing's own hour. */
  byLamplight?: readonly [Draw, ...Draw[]]
  /** What only a gallery shows: things from near, rooms from inside. */
  details: readonly Draw[]
  /** What is written runs one way only; all else is sometimes shown as in a mirror. */
  written?: boolean
  /** Where its cover is seen from nearer by. */
  focus: Focus | ((s: Scene) => Focus)
}

/** A listing's pictures in their order: its cover, a detail, the cover from nearer by, all other details. */
export function galleryOf(
  { covers, byLamplight = covers, details, focus }: Kind,
  s: Scene,
  lamps: boolean,
): readonly [Draw, ...Draw[]] {
  const cover = s.own.fork('cover').pick(lamps ? byLamplight : covers)
  const [first, ...rest] = details.filter((it) => it !== cover)
  return [cover, ...(first ? [first] : []), closer(cover, focus), ...rest]
}

/** The same view from nearer by; never past the edge of the sheet. */
export const closer =
  (draw: Draw, focus: Kind['focus']): Draw =>
  (s) => {
    const [x, y, zoom] = typeof focus === 'function' ? focus(s) : focus
    const inside = (v: number, whole: number) =>
      Math.min(whole - whole / zoom / 2, Math.max(whole / zoom / 2, v))
    const [cx, cy] = [inside(x, WIDTH), inside(y, HEIGHT)]
    s.p.group({ x: WIDTH / 2 - cx * zoom, y: HEIGHT / 2 - cy * zoom, scale: zoom }, () => draw(s))
  }
