import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readSettings } from '#contract/settings.ts'
import { type MapAim, ZOOM_OF_A_FIX, zoomRange } from '#src/core/map/map-props.ts'
import { homePlace } from '#src/core/place/home-place.ts'
import type { Place } from '#src/core/place/place.ts'
import { settings } from '#src/core/settings/queries.ts'

const defaults = readSettings([])
const wholeWorld: MapAim = { latitude: 25, longitude: 0, zoom: zoomRange.minZoom }

interface Opening {
  /** The known place, else the marketplace's own; the same object as long as it is the same. */
  place: Place | undefined
  /** What the map shows of it at first; undefined until that is known. */
  aim: MapAim | undefined
}

/**
 * Where a map opens.
 *
 * @param zoom As near as it was left, as the address says it.
 */
export function useOpening(known: Place | undefined, zoom: string | undefined): Opening {
  const { data, isPending } = useQuery(settings.values())
  const home = useMemo(() => homePlace(data ?? defaults), [data])
  const place = known ?? home
  return { place, aim: isPending ? undefined : place ? { ...place, zoom: inRange(zoom) } : wholeWorld }
}

function inRange(zoom: string | undefined): number {
  const said = Number(zoom ?? Number.NaN)
  return said >= zoomRange.minZoom && said <= zoomRange.maxZoom ? said : ZOOM_OF_A_FIX
}
