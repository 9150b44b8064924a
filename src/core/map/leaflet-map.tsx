import type { Map as Leaflet } from 'leaflet'
import { useState } from 'react'
import { MapContainer, TileLayer } from 'react-leaflet'
import { enExplore } from '#contract/texts/later/en-explore.ts'
import { bringEnglish } from '#src/core/language/english.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { CentrePin } from './centre-pin.tsx'
import { LeafletFrame } from './leaflet-frame.tsx'
import { MapControls } from './map-controls.tsx'
import { type MapProps, zoomRange } from './map-props.ts'
import { Movement } from './movement.tsx'
import { useBlankLayer } from './use-blank-layer.ts'
import type { LayerName, Tiles } from './use-tiles.ts'

bringEnglish(enExplore)

interface Props extends MapProps {
  tiles: Tiles
}

/** The map itself, with all of Leaflet behind it: only `map-view.tsx` asks for this file, when a map is shown. */
export function LeafletMap({
  start,
  aim,
  pinned = false,
  onMove,
  onLocate,
  isLocating,
  tiles,
  children,
}: Props) {
  const { t } = useSpeech()
  const [leaflet, setLeaflet] = useState<Leaflet | null>(null)
  const [layer, setLayer] = useState<LayerName>('street')
  const [isBlank, layerHandlers] = useBlankLayer()
  const [isMoving, setIsMoving] = useState(false)
  // Zooming around the fingers would move what the pin stands on.
  const around = pinned ? 'center' : true
  const animated = !matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <LeafletFrame attribution={tiles.attribution} trouble={isBlank ? t('map.blank') : undefined}>
      <MapContainer
        ref={setLeaflet}
        center={[start.latitude, start.longitude]}
        zoom={start.zoom}
        {...zoomRange}
        zoomControl={false}
        attributionControl={false}
        scrollWheelZoom={around}
        doubleClickZoom={around}
        touchZoom={around}
        zoomAnimation={animated}
        fadeAnimation={animated}
        inertia={animated}
      >
        <TileLayer
          key={layer}
          url={tiles.urls[layer]}
          className={layer}
          crossOrigin="anonymous"
          eventHandlers={layerHandlers}
          {...zoomRange}
        />
        <Movement aim={aim} animated={animated} onMoving={setIsMoving} onMove={onMove} />
        {children}
      </MapContainer>
      {pinned && <CentrePin isLifted={isMoving} />}
      <MapControls
        layer={layer}
        onLayer={setLayer}
        onLocate={onLocate}
        isLocating={isLocating}
        onZoom={(step) => leaflet?.setZoom(leaflet.getZoom() + step)}
      />
    </LeafletFrame>
  )
}
