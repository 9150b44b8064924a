import type { Map as Leaflet } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import { useSpeech } from '#src/core/language/language.tsx'
import type { MapAim, MapPoint, MapProps } from './map-props.ts'
import { centre, growBelow, middleOf, middlePoint } from './middle.ts'

interface Props {
  aim: MapAim | undefined
  animated: boolean
  /** Whether the location stays in the very centre, however the map is resized. */
  pinned: boolean
  onMoving: (isMoving: boolean) => void
  onMove: MapProps['onMove']
}

/** Within this many pixels of its aim, the map counts as there. */
const THERE = 2
/** The latitude at which Web Mercator ends. */
const FARTHEST_LATITUDE = 85

/** Moves the map to its aim, and reports where the person moved it. */
export function Movement({ aim, animated, pinned, onMoving, onMove }: Props) {
  const { t } = useSpeech()
  const map = useMap()
  const label = t('map.label')
  const settledAt = useRef<MapPoint>(aroundWhat(map))
  const isResizing = useRef(false)

  useMapEvents({
    movestart: () => onMoving(true),
    moveend() {
      onMoving(false)
      if (isResizing.current || isAt(map, settledAt.current)) return
      settledAt.current = aroundWhat(map)
      onMove?.(settledAt.current)
    },
  })

  useEffect(() => {
    if (!aim) return
    settledAt.current = aim
    centre(map)
    map.setView([aim.latitude, aim.longitude], aim.zoom, { animate: animated })
  }, [map, aim, animated])

  useEffect(() => {
    const container = map.getContainer()
    // Arrow keys are the map's own while it has the focus, which a screen reader must let through.
    container.setAttribute('role', 'application')
    container.setAttribute('aria-label', label)
    const resized = new ResizeObserver(() => {
      const before = map.getSize()
      isResizing.current = true
      map.invalidateSize({ pan: false })
      isResizing.current = false
      const { x, y } = map.getSize()
      if (x === before.x && y >= before.y && !pinned) return growBelow(map, y - before.y)
      centre(map)
      map.setView([settledAt.current.latitude, settledAt.current.longitude], map.getZoom(), {
        animate: animated,
      })
    })
    resized.observe(container)
    return () => resized.disconnect()
  }, [map, label, animated, pinned])

  return null
}

function isAt(map: Leaflet, { latitude, longitude }: MapPoint): boolean {
  const point = map.latLngToContainerPoint([latitude, longitude])
  return point.distanceTo(middlePoint(map)) < THERE
}

/** The searched location, to about a metre: more is neither needed nor anybody's business. */
function aroundWhat(map: Leaflet): MapPoint {
  const { lat, lng } = middleOf(map).wrap()
  const inside = Math.max(-FARTHEST_LATITUDE, Math.min(FARTHEST_LATITUDE, lat))
  return { latitude: Number(inside.toFixed(5)), longitude: Number(lng.toFixed(5)) }
}
