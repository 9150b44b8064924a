import { type DivIcon, divIcon } from 'leaflet'
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { Marker, useMap, useMapEvents } from 'react-leaflet'
import type { MapPoint } from '#contract/calls/explore.ts'
import { numberText } from '#contract/texts/format.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { middleOf } from '#src/core/map/middle.ts'
import { keyOf } from './bit-by-bit.ts'
import type { ClusterMarker, MarkerFacts } from './clusters.ts'
import type { MapLook } from './map-look.ts'
import { useMarkers } from './use-markers.ts'

interface Props {
  points: readonly MapPoint[]
  look: MapLook | undefined
  onLook: (look: MapLook) => void
  selected: string | undefined
  /** The slug of the listing that is pointed at in the list. */
  pointed: string | undefined
  /** Selects a listing; undefined: none any more. */
  onSelect: (slug: string | undefined) => void
  /** The text of a marker; without a text it is a dot. */
  say: (of: MarkerFacts) => string
}

/** The time for which the map has to rest before a view is reported, so that none in between is requested. */
const STILL_MS = 200

/** The markers on the map. Everything here can be done in the list too, by keyboard and screen reader. */
export function MapMarkers({ points, look, onLook, selected, pointed, onSelect, say }: Props) {
  const map = useMap()
  const still = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tell = () => {
    clearTimeout(still.current)
    still.current = setTimeout(() => onLook(lookOf(map)), STILL_MS)
  }
  useMapEvents({ moveend: tell, resize: tell, click: () => onSelect(undefined) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown at first is told once
  useEffect(() => {
    onLook(lookOf(map))
    return () => clearTimeout(still.current)
  }, [map])
  const latest = useRef(onSelect)
  useLayoutEffect(() => {
    latest.current = onSelect
  }, [onSelect])
  // The callback never changes, so that a new marker does not render all others anew.
  const select = useCallback((slug: string) => latest.current(slug), [])
  const markers = useMarkers(points, look)
  const singles = markers.filter((it) => 'slug' in it)
  const isMeant = (slug: string) => slug === selected || slug === pointed
  // The selected or pointed listing has its own marker, even if it is part of a cluster.
  const hidden = points
    .filter(([slug]) => isMeant(slug) && !singles.some((it) => it.slug === slug))
    .map(([slug, latitude, longitude, price, rating]) => ({ slug, latitude, longitude, price, rating }))
  return (
    <>
      {markers.map((it) => 'count' in it && <Cluster key={keyOf(it)} marker={it} />)}
      {[...singles, ...hidden].map((it) => (
        <Single
          key={it.slug}
          slug={it.slug}
          latitude={it.latitude}
          longitude={it.longitude}
          text={say(it)}
          isSelected={isMeant(it.slug)}
          onSelect={select}
        />
      ))}
    </>
  )
}

interface ClusterProps {
  marker: ClusterMarker
}

/** The marker of a cluster; a tap zooms in until its parts are seen. */
const Cluster = memo(function Cluster({ marker: { count, latitude, longitude, zoom } }: ClusterProps) {
  const map = useMap()
  const locale = useSpeech().language?.code ?? 'en'
  // An icon is a DOM element, which can be in one place only.
  const icon = useMemo(() => countIcon(count, locale), [count, locale])
  return (
    <Marker
      position={[latitude, longitude]}
      icon={icon}
      keyboard={false}
      eventHandlers={{ click: () => map.setView([latitude, longitude], zoom) }}
    />
  )
})

interface SingleProps {
  slug: string
  latitude: number
  longitude: number
  text: string
  isSelected: boolean
  onSelect: (slug: string) => void
}

const Single = memo(function Single({ slug, latitude, longitude, text, isSelected, onSelect }: SingleProps) {
  const icon = useMemo(() => singleIcon(text, isSelected), [text, isSelected])
  return (
    <Marker
      position={[latitude, longitude]}
      icon={icon}
      keyboard={false}
      zIndexOffset={isSelected ? 1_000 : 0}
      eventHandlers={{ click: () => onSelect(slug) }}
    />
  )
})

function lookOf(map: ReturnType<typeof useMap>): MapLook {
  const bounds = map.getBounds()
  const { lat, lng } = middleOf(map).wrap()
  const wrap = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180
  const isWhole = bounds.getEast() - bounds.getWest() >= 360
  return {
    bounds: {
      south: exact(Math.max(-90, bounds.getSouth())),
      west: isWhole ? -180 : exact(wrap(bounds.getWest())),
      north: exact(Math.min(90, bounds.getNorth())),
      east: isWhole ? 180 : exact(wrap(bounds.getEast())),
    },
    centre: { latitude: exact(lat), longitude: exact(lng) },
    zoom: map.getZoom(),
  }
}

/** Rounds a coordinate to about a metre. */
const exact = (degrees: number) => Number(degrees.toFixed(5))

function countIcon(count: number, locale: string): DivIcon {
  const size = count < 10 ? 44 : count < 100 ? 52 : 60
  return divIcon({ className: 'count', html: element(numberText(count, locale)), iconSize: [size, size] })
}

function singleIcon(text: string, isSelected: boolean): DivIcon {
  const html = element(text)
  if (isSelected) html.dataset.selected = ''
  return divIcon({ className: 'mark', html, iconSize: [0, 0] })
}

// As an element and not as HTML: a text is never read as anything else.
function element(text: string): HTMLElement {
  const made = document.createElement('span')
  made.textContent = text
  return made
}
