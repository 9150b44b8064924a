import type { Map as Leaflet } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import { useSpeech } from '#src/core/language/language.tsx'
import type { MapAim, MapPoint, MapProps } from './map-props.ts'

interface Props {
  aim: MapAim | undefined
  animated: boolean
  onMoving: (isMoving: boolean) => void
  onMove: MapProps['onMove']
}

/** Nearer than this to where it was sent, in pixels, the map is there. */
const THERE = 2
/** Web mercator ends here. */
const FARTHEST_LATITUDE = 85

/** Sends the map where it is told to go, and tells where the person moved it. */
export function Movement({ aim, animated, onMoving, onMove }: Props) {
  const { t } = useSpeech()
  const map = useMap()
  const label = t('map.label')
  const settledAt = useRef<MapPoint>(centreOf(map))
  const isResizing = useRef(false)

  useMapEvents({
    movestart: () => onMoving(true),
    moveend() {
      onMoving(false)
      if (isResizing.current || isAt(map, settledAt.current)) return
      settledAt.current = centreOf(map)
      onMove?.(settledAt.current)
    },
  })

  useEffect(() => {
    if (!aim) return
    settledAt.current = aim
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
      // A sheet went down, maybe by the finger that now moves the map: what was seen stays under it.
      if (x === before.x && y >= before.y) return
      map.setView([settledAt.current.latitude, settledAt.current.longitude], map.getZoom(), {
        animate: animated,
      })
    })
    resized.observe(container)
    return () => resized.disconnect()
  }, [map, label, animated])

  return null
}

function isAt(map: Leaflet, { latitude, longitude }: MapPoint): boolean {
  const point = map.latLngToContainerPoint([latitude, longitude])
  return point.distanceTo(map.getSize().divideBy(2)) < THERE
}

/** About a metre exact: what is finer is neither needed nor anybody's business. */
function centreOf(map: Leaflet): MapPoint {
  const { lat, lng } = map.getCenter().wrap()
  const inside = Math.max(-FARTHEST_LATITUDE, Math.min(FARTHEST_LATITUDE, lat))
  return { latitude: Number(inside.toFixed(5)), longitude: Number(lng.toFixed(5)) }
}
