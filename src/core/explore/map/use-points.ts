import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { MapPoint } from '#contract/calls/explore.ts'
import type { ExploreQuery } from '#src/core/explore/explore-query.ts'
import type { Explored } from '../explored.ts'
import { explore } from '../queries.ts'
import { cellsOf } from './cells.ts'
import type { MapLook } from './map-look.ts'

/**
 * The points of all cells in sight, as they load; a cell seen before is there at once, with or without a
 * network.
 */
export function usePoints(of: Explored, exploreQuery: ExploreQuery, look: MapLook | undefined) {
  return useQueries({
    queries: (look ? cellsOf(look.bounds, look.zoom) : []).map((it) => explore.points(of, exploreQuery, it)),
    combine,
  })
}

const none: readonly MapPoint[] = []

type Cell = UseQueryResult<{ points: MapPoint[] }>

/** Joins the cells: one that has loaded is enough to show; failures count only where none has. */
function combine(cells: Cell[]) {
  const known = cells.flatMap(({ data }) => data ?? [])
  return {
    points: known.length > 0 ? known.flatMap((it) => it.points) : none,
    isKnown: known.length > 0,
    missing: known.length > 0 ? undefined : cells.find((it) => it.isError || it.isPaused),
  }
}
