import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { MapPoint } from '#contract/calls/explore.ts'
import { nextTask } from '#src/lib/next-task.ts'
import { bitByBit } from './bit-by-bit.ts'
import type { Answer, Order } from './cluster-worker.ts'
import type { MapMarker } from './clusters.ts'
import { withMargin } from './in-sight.ts'
import type { MapLook } from './map-look.ts'

/** The markers of a view, computed in a worker. */
export function useMarkers(points: readonly MapPoint[], look: MapLook | undefined): readonly MapMarker[] {
  const [markers, setMarkers] = useState<readonly MapMarker[]>([])
  const [worker, setWorker] = useState<Worker>()
  const turn = useRef(0)

  useEffect(() => {
    const started = new Worker(new URL('./cluster-worker.ts', import.meta.url), { type: 'module' })
    let shown: readonly MapMarker[] = []
    started.addEventListener('message', async ({ data }: MessageEvent<Answer>) => {
      for (const next of bitByBit(shown, data.marks)) {
        // The answer is about an earlier view of the map.
        if (data.turn !== turn.current) return
        shown = next
        // In a task of its own: React would otherwise render the markers in the task in which it renders the
        // list.
        flushSync(() => setMarkers(next))
        await nextTask()
      }
    })
    setWorker(started)
    return () => {
      turn.current += 1
      started.terminate()
    }
  }, [])

  useEffect(() => {
    worker?.postMessage({ points } satisfies Order)
  }, [worker, points])

  // After the points: the worker hears both in this order.
  useEffect(() => {
    turn.current += 1
    if (!worker || !look || points.length === 0) return setMarkers([])
    const view = withMargin(look.bounds)
    worker.postMessage({ view, zoom: look.zoom, turn: turn.current } satisfies Order)
  }, [worker, points, look])

  return markers
}
