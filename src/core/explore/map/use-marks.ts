import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { MapPoint } from '#contract/calls/explore.ts'
import type { Answer, Order } from './cluster-worker.ts'
import type { Mark } from './clusters.ts'
import type { MapLook } from './map-look.ts'

/** What a view of the map shows of the points, reckoned beside the page. */
export function useMarks(points: readonly MapPoint[], look: MapLook | undefined): readonly Mark[] {
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const [worker, setWorker] = useState<Worker>()
  const turn = useRef(0)

  useEffect(() => {
    const started = new Worker(new URL('./cluster-worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      // An answer to what was shown before is of no use.
      // In a task of its own: React would put marks on the map in the one in which it shows the list.
      if (data.turn === turn.current) flushSync(() => setMarks(data.marks))
    })
    setWorker(started)
    return () => started.terminate()
  }, [])

  useEffect(() => {
    worker?.postMessage({ points } satisfies Order)
  }, [worker, points])

  // After the points: the worker hears both in this order.
  useEffect(() => {
    if (!worker || !look || points.length === 0) return setMarks([])
    turn.current += 1
    worker.postMessage({ view: look.bounds, zoom: look.zoom, turn: turn.current } satisfies Order)
  }, [worker, points, look])

  return marks
}
