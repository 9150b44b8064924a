import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { MapPoint } from '#contract/calls/explore.ts'
import { readSettings } from '#contract/settings.ts'
import { type MapAim, ZOOM_OF_A_FIX, zoomRange } from '#src/core/map/map-props.ts'
import { homePlace } from '#src/core/place/home-place.ts'
import { choosePlace, type Place } from '#src/core/place/place.ts'
import { rememberPlace } from '#src/core/place/recent-places.ts'
import { useOwnLocation } from '#src/core/place/use-own-location.ts'
import { usePickedPlace } from '#src/core/place/use-picked-place.ts'
import { settings } from '#src/core/settings/queries.ts'
import { kilometresBetween } from '#src/lib/distance.ts'
import { withPlace } from '../address-parts.ts'
import type { Explored } from '../explored.ts'
import type { Exploring } from '../use-exploring.ts'
import { type InSight, pointsInSight } from './in-sight.ts'
import type { MapLook } from './map-look.ts'
import { usePoints } from './use-points.ts'

const defaults = readSettings([])
const wholeWorld: MapAim = { latitude: 25, longitude: 0, zoom: zoomRange.minZoom }

/** The map, what it shows, and what follows when it is moved: from there on everything is looked for around there. */
export function useExploreMap(of: Explored, exploring: Exploring) {
  const { address, onAddress } = exploring
  const known = useQuery(settings.values())
  // The same object as long as it is the same place: each new one would be an order to the map.
  const home = useMemo(() => homePlace(known.data ?? defaults), [known.data])
  // What one came with; later moves are told to the map, not asked of it.
  const [opened] = useState(exploring.place)
  const start = opened ?? home
  const { picked, name, aim, goTo, movedTo } = usePickedPlace(start)
  const own = useOwnLocation(goTo, { asksAtOnce: opened === undefined })
  const [look, setLook] = useState<MapLook>()
  const [pointed, setPointed] = useState<string>()

  // Who will not or cannot say where they are sees more than the one street that was shown until then.
  const { trouble } = own
  const wider = useMemo(() => trouble && home && { ...home, zoom: ZOOM_OF_A_FIX }, [trouble, home])

  const isNamed = name.state === 'known' || name.state === 'missing'
  const zoom = look?.zoom
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what follows, not what it follows from
  useEffect(() => {
    if (!picked || picked === start || !isNamed) return
    const place: Place = { text: name.text, latitude: picked.latitude, longitude: picked.longitude }
    choosePlace(place)
    if (name.state === 'known') rememberPlace(place)
    onAddress({ ...withPlace(address, place), ...(zoom !== undefined && { zoom: String(Math.round(zoom)) }) })
  }, [picked, isNamed, name.text])

  const { points, isKnown, missing } = usePoints(of, exploring.sought, look)
  const { sortBy } = exploring.sought.filters
  const inSight = useMemo(
    () => (look && isKnown ? pointsInSight(points, look, sortBy) : undefined),
    [points, look, isKnown, sortBy],
  )
  const select = (slug: string | undefined) => {
    const { card, ...rest } = address
    if (slug !== card) onAddress(slug === undefined ? rest : { ...rest, card: slug })
  }

  return {
    /** undefined until it is known where to open it. */
    start: known.isPending ? undefined : openAt(start, address.zoom, opened !== undefined),
    aim: aim ?? wider,
    movedTo,
    own,
    look,
    setLook,
    pointed,
    setPointed,
    select,
    points,
    /** What is shown, as a list; undefined until it is known. */
    inSight,
    /** A part of the map that did not come, where nothing did. */
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

/** As near as it was left; around a known place a part of the town; else as near as it goes, until there is a fix. */
function openAt(start: Place | undefined, zoom: string | undefined, isKnown: boolean): MapAim {
  if (!start) return wholeWorld
  const said = Number(zoom ?? Number.NaN)
  const inRange = said >= zoomRange.minZoom && said <= zoomRange.maxZoom
  return { ...start, zoom: inRange ? said : isKnown ? ZOOM_OF_A_FIX : zoomRange.maxZoom }
}
