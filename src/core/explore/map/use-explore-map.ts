import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { MapPoint } from '#contract/calls/explore.ts'
import { kilometresBetween } from '#contract/distance.ts'
import { chooseLocation, chosenLocation, type Location } from '#src/core/location/location.ts'
import { rememberLocation } from '#src/core/location/recent-locations.ts'
import { useOwnLocation } from '#src/core/location/use-own-location.ts'
import { usePickedLocation } from '#src/core/location/use-picked-location.ts'
import { zoomRange } from '#src/core/map/map-props.ts'
import { withLocation } from '../address-parts.ts'
import type { Explored } from '../explored.ts'
import type { Exploring } from '../use-exploring.ts'
import { type InSight, pointsInSight } from './in-sight.ts'
import type { MapLook } from './map-look.ts'
import { useOpening } from './use-opening.ts'
import { usePoints } from './use-points.ts'

/** The zoom from which the middle of the map counts as the location that is searched. */
const NEAR_ZOOM = 9
/** Zoom levels for a view four times as wide and as high. */
const FARTHER = 2

/**
 * The state of the map: its view and markers. When it is moved, its middle becomes the location that is
 * searched.
 */
export function useExploreMap(of: Explored, exploring: Exploring) {
  const { address, onAddress } = exploring
  // The location at the opening; later moves are told to the map, not read from it.
  const [opened, setOpened] = useState(exploring.location)
  // The server, which rendered the page, did not know the location that was chosen on this device.
  useLayoutEffect(() => setOpened((before) => before ?? chosenLocation()), [])
  const { location: start, aim: first } = useOpening(opened, address.zoom)
  const { picked, name, aim, aimAt, goTo, movedTo } = usePickedLocation(start)
  const own = useOwnLocation(goTo)
  const [look, setLook] = useState<MapLook>()
  const [pointed, setPointed] = useState<string>()
  const [hasFailed, setHasFailed] = useState(false)

  const isNamed = name.state === 'known' || name.state === 'missing'
  const zoom = look?.zoom
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what follows, not what it follows from
  useEffect(() => {
    if (!picked || picked === start || !isNamed) return
    // A map that shows half an ocean is no choice of a location.
    if (zoom !== undefined && zoom < NEAR_ZOOM) return
    const location: Location = { text: name.text, latitude: picked.latitude, longitude: picked.longitude }
    chooseLocation(location)
    if (name.state === 'known') rememberLocation(location)
    onAddress({
      ...withLocation(address, location),
      ...(zoom !== undefined && { zoom: String(Math.round(zoom)) }),
    })
  }, [picked, isNamed, name.text])

  // Many markers may arrive at once, so they are rendered with lower priority than input.
  const { points, isKnown, missing } = useDeferredValue(usePoints(of, exploring.exploreQuery, look))
  const { sortBy } = exploring.exploreQuery.filters
  const inSight = useMemo(
    () => (look && isKnown ? pointsInSight(points, look, sortBy) : undefined),
    [points, look, isKnown, sortBy],
  )
  const lookFarther = useCallback(() => {
    if (look) aimAt({ ...look.centre, zoom: Math.max(zoomRange.minZoom, look.zoom - FARTHER) })
  }, [look, aimAt])
  const select = (slug: string | undefined) => {
    const { card, ...rest } = address
    if (slug !== card) onAddress(slug === undefined ? rest : { ...rest, card: slug })
  }

  return {
    /** The first view; undefined until it is known where to open the map. */
    start: first,
    aim,
    movedTo,
    own,
    look,
    setLook,
    pointed,
    setPointed,
    /** Whether there is no map, so that nothing is in sight. */
    hasFailed,
    setHasFailed,
    lookFarther: look && look.zoom > zoomRange.minZoom ? lookFarther : undefined,
    select,
    points,
    /** The listings in view, as a list; undefined until they are known. */
    inSight,
    /** A part of the map that could not be loaded, where all failed. */
    missing,
    selected: selectedOf(address.card, points, look),
  }
}

export type ExploreMapState = ReturnType<typeof useExploreMap>

function selectedOf(
  slug: string | undefined,
  points: readonly MapPoint[],
  look: MapLook | undefined,
): InSight | undefined {
  if (slug === undefined || !look) return undefined
  const [, latitude, longitude] = points.find((it) => it[0] === slug) ?? []
  const isThere = latitude !== undefined && longitude !== undefined
  return { slug, kilometres: isThere ? kilometresBetween(look.centre, { latitude, longitude }) : 0 }
}
