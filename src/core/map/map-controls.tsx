import { chakra } from '@chakra-ui/react'
import { Layers, LocateFixed, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import type { LayerName } from './use-tiles.ts'

interface Props {
  layer: LayerName
  onLayer: (layer: LayerName) => void
  onLocate: () => void
  isLocating: boolean
  onZoom: (step: 1 | -1) => void
}

/** The buttons of a map: layers, zoom and the device's location. */
export function MapControls({ layer, onLayer, onLocate, isLocating, onZoom }: Props) {
  const { t } = useSpeech()
  const isSatellite = layer === 'satellite'
  return (
    <Column>
      <Round
        type="button"
        aria-label={t('map.satellite')}
        aria-pressed={isSatellite}
        onClick={() => onLayer(isSatellite ? 'street' : 'satellite')}
      >
        <Layers size={20} strokeWidth={1.75} aria-hidden />
      </Round>
      <Round type="button" aria-label={t('place.current')} aria-busy={isLocating} onClick={onLocate}>
        <LocateFixed size={20} strokeWidth={1.75} aria-hidden />
      </Round>
      <Pair>
        <Zoom label={t('map.zoomIn')} onClick={() => onZoom(1)}>
          <Plus size={20} strokeWidth={1.75} aria-hidden />
        </Zoom>
        <Zoom label={t('map.zoomOut')} onClick={() => onZoom(-1)}>
          <Minus size={20} strokeWidth={1.75} aria-hidden />
        </Zoom>
      </Pair>
    </Column>
  )
}

function Zoom({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Half type="button" aria-label={label} onClick={onClick}>
      {children}
    </Half>
  )
}

const Column = chakra('div', {
  base: {
    position: 'absolute',
    // A screen that has something of its own up there says how far that goes.
    top: 'var(--map-controls-top, {spacing.3})',
    insetInlineEnd: '3',
    display: 'grid',
    gap: '2',
  },
})

const thumb = {
  display: 'grid',
  placeItems: 'center',
  width: 'touch',
  height: 'touch',
  color: 'ink',
  cursor: 'pointer',
} as const

const floating = { borderRadius: 'pill', background: 'raised', boxShadow: 'float' } as const

const Round = chakra('button', {
  base: {
    ...thumb,
    ...floating,
    '&[aria-pressed=true]': { background: 'accent', color: 'onAccent' },
    '&[aria-busy=true]': { color: 'accent' },
  },
})

const Pair = chakra('div', { base: { ...floating, display: 'grid' } })

const Half = chakra('button', { base: { ...thumb, borderRadius: 'pill', background: 'transparent' } })
