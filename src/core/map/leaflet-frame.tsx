import { chakra } from '@chakra-ui/react'
// The styles are text in this chunk, so that the worker stores them with the code: without styles a map would
// be a heap of tiles.
import css from 'leaflet/dist/leaflet.css?inline'
import type { ReactNode } from 'react'
import { streetAtNight } from './at-night.ts'
import { Attribution, MapWord } from './attribution.tsx'

interface Props {
  attribution: string
  /** Why there is no map, and so no credits. */
  trouble: string | undefined
  children: ReactNode
}

/** The frame of a map: Leaflet's styles, ours over them, and the credits. */
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
      // The frame's own background is seen until the tiles are there.
      background: 'transparent',
      font: 'inherit',
      // Below its own controls, however high Leaflet's panes are among themselves.
      zIndex: 0,
      '&:focus-visible': { outlineOffset: '-4px', borderRadius: 'card' },
      // On a screen of 1.75 pixels a point two tiles may share a row of pixels, and added up that row would
      // be a white line.
      '& img.leaflet-tile': { mixBlendMode: 'normal' },
    },
    _dark: {
      '& .leaflet-layer.street': streetAtNight,
      '& .leaflet-layer.satellite': { filter: 'brightness(0.8)' },
    },
  },
})
