import type { Time } from './paper/light.ts'
import { HEIGHT, type Scene, WIDTH } from './paper/scene.ts'

export type Draw = (s: Scene) => void

/** What is drawn for one category: at which hours, and what each picture of a gallery shows. */
export interface Kind {
  times: readonly [Time, ...Time[]]
  views: readonly [Draw, ...Draw[]]
}

/** One of several compositions, the same one in every picture of a listing. */
export const oneOf =
  (...draws: readonly [Draw, ...Draw[]]): Draw =>
  (s) =>
    s.own.fork(`one of ${draws.length}`).pick(draws)(s)

/** The same view from nearer by, about a place of it; never past the edge of the sheet. */
export const closer =
  (draw: Draw, x: number, y: number, zoom: number): Draw =>
  (s) => {
    const inside = (v: number, whole: number) =>
      Math.min(whole - whole / zoom / 2, Math.max(whole / zoom / 2, v))
    const [cx, cy] = [inside(x, WIDTH), inside(y, HEIGHT)]
    s.p.group({ x: WIDTH / 2 - cx * zoom, y: HEIGHT / 2 - cy * zoom, scale: zoom }, () => draw(s))
  }

/** What is drawn when lamps burn, and what by day. */
export const byLamplight =
  (dark: Draw, bright: Draw): Draw =>
  (s) =>
    (s.lamps ? dark : bright)(s)
