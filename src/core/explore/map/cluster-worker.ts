import type { MapPoint } from '#contract/calls/explore.ts'
import type { Bounds } from '#contract/explore/bounds.ts'
import { type MapMarker, makeClusters } from './clusters.ts'

/** A message to the worker: all points, or the view whose markers are wanted. */
export type Order = { points: readonly MapPoint[] } | { view: Bounds; zoom: number; turn: number }
/** A message from the worker: the markers of a view. */
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
