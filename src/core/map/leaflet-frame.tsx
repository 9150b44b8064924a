import { chakra } from '@chakra-ui/react'
// As text in this chunk: the worker keeps code, and a map whose style did not come would be a heap of tiles.
import css from 'leaflet/dist/leaflet.css?inline'
import type { ReactNode } from 'react'
import { streetAtNight } from './at-night.ts'
import { Attribution, MapWord } from './attribution.tsx'

interface Props {
  attribution: string
  /** Why there is nothing to thank anybody for. */
  trouble: string | undefined
  children: ReactNode
}

/** What a map stands in: Leaflet's style, ours over it, and whom the map is by. */
export function LeafletFrame({ attribution, trouble, children }: Props) {
  return (
    <Frame>
      <style href="leaflet" precedence="low">
        {css}
      </style>
      {children}
      <div role="status">{trouble && <MapWord data-trouble>{trouble}</MapWord>}</div>
      {!trouble && <Attribution>{attribution}</Attribution>}
    </Frame>
  )
}

const Frame = chakra('div', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    height: 'full',
    borderRadius: 'card',
    '& .leaflet-container': {
      height: 'full',
      // What it stands on is seen until its tiles are there.
      background: 'transparent',
      font: 'inherit',
      // Below its own controls, however high Leaflet's panes are among themselves.
      zIndex: 0,
      '&:focus-visible': { outlineOffset: '-4px', borderRadius: 'card' },
      // On a screen of 1.75 pixels a point two tiles may share a row of them, and added up it would be a white line.
      '& img.leaflet-tile': { mixBlendMode: 'normal' },
    },
    _dark: {
      '& .leaflet-layer.street': streetAtNight,
      '& .leaflet-layer.satellite': { filter: 'brightness(0.8)' },
    },
  },
})
