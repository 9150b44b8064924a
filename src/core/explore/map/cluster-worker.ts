import type { MapPoint } from '#contract/calls/explore.ts'
import type { Bounds } from '#contract/explore/bounds.ts'
import { type MapMarker, makeClusters } from './clusters.ts'

/** To the worker: what there is, or what is shown of it. */
export type Order = { points: readonly MapPoint[] } | { view: Bounds; zoom: number; turn: number }
/** From the worker: what a view shows. */
export interface Answer {
  turn: number
  marks: MapMarker[]
}

// Ten thousand points take long enough to group that a moving map would stutter.
let clusters = makeClusters([])

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if ('points' in data) clusters = makeClusters(data.points)
  else postMessage({ turn: data.turn, marks: clusters(data.view, data.zoom) } satisfies Answer)
})
