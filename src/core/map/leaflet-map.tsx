import type { Map as Leaflet } from 'leaflet'
import { startTransition, useCallback, useState } from 'react'
import { MapContainer, TileLayer } from 'react-leaflet'
import { useSpeech } from '#src/core/language/language.tsx'
import { CentrePin } from './centre-pin.tsx'
import { LeafletFrame } from './leaflet-frame.tsx'
import { MapControls } from './map-controls.tsx'
import { type MapProps, zoomRange } from './map-props.ts'
import { middlePoint } from './middle.ts'
import { Movement } from './movement.tsx'
import { useAfterPaint } from './use-after-paint.ts'
import { useBlankLayer } from './use-blank-layer.ts'
import type { LayerName, Tiles } from './use-tiles.ts'

interface Props extends MapProps {
  tiles: Tiles
  /** Called when the still picture below is hidden, or would no longer match. */
  onCover: () => void
}

/** The map itself with all of Leaflet: only `map-view.tsx` loads this file, when a map is shown. */
export function LeafletMap({
  start,
  aim,
  pinned = false,
  onMove,
  onLocate,
  isLocating,
  tiles,
  onCover,
  children,
}: Props) {
  const { t } = useSpeech()
  const hasFrame = useAfterPaint()
  const [leaflet, setLeaflet] = useState<Leaflet | null>(null)
  // Markers come after the map, and touches go before them.
  const onCreated = useCallback((map: Leaflet | null) => startTransition(() => setLeaflet(map)), [])
  const [layer, setLayer] = useState<LayerName>('street')
  const [isBlank, layerHandlers] = useBlankLayer(layer, onCover)
  const [lacksSatellite, setLacksSatellite] = useState(false)
  // Streets that were seen before are more use than nothing.
  if (isBlank && layer === 'satellite') {
    setLayer('street')
    setLacksSatellite(true)
  }
  const trouble = isBlank ? t('map.blank') : lacksSatellite ? t('map.noSatellite') : undefined
  const [isMoving, setIsMoving] = useState(false)
  const onMoving = useCallback(
    (is: boolean) => {
      setIsMoving(is)
      onCover()
    },
    [onCover],
  )
  // Zooming around the fingers would move the location under the pin.
  const around = pinned ? 'center' : true
  const animated = !matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <LeafletFrame attribution={tiles.attribution} trouble={trouble}>
      {hasFrame && (
        <MapContainer
          ref={onCreated}
          center={[start.latitude, start.longitude]}
          zoom={start.zoom}
          {...zoomRange}
          zoomControl={false}
          attributionControl={false}
          trackResize={false}
          scrollWheelZoom={around}
          doubleClickZoom={around}
          touchZoom={around}
          zoomAnimation={animated}
          fadeAnimation={animated}
          inertia={animated}
        >
          {leaflet && (
            <>
              <TileLayer
                key={layer}
                url={tiles.urls[layer]}
                className={layer}
                crossOrigin="anonymous"
                eventHandlers={layerHandlers}
                {...zoomRange}
              />
              <Movement {...{ aim, animated, pinned, onMoving, onMove }} />
              {children}
            </>
          )}
        </MapContainer>
      )}
      {pinned && <CentrePin isLifted={isMoving} />}
      <MapControls
        layer={layer}
        onLayer={(chosen) => {
          setLacksSatellite(false)
          setLayer(chosen)
        }}
        onLocate={onLocate}
        isLocating={isLocating}
        onZoom={(step) => leaflet && zoomBy(leaflet, step)}
      />
    </LeafletFrame>
  )
}

function zoomBy(map: Leaflet, step: number): void {
  const zoom = Math.max(map.getMinZoom(), Math.min(map.getMaxZoom(), map.getZoom() + step))
  map.setZoomAround(middlePoint(map), zoom)
}
