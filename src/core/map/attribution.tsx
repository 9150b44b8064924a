import { chakra } from '@chakra-ui/react'

/** The credits of a map. */
export function Attribution({ children }: { children: string }) {
  if (!children) return null
  return (
    <MapWord>
      <bdi>{children}</bdi>
    </MapWord>
  )
}

/** A short text at the map's upper edge; the map can be moved through it. */
export const MapWord = chakra('p', {
  base: {
    position: 'absolute',
    top: 'var(--map-controls-top, {spacing.2})',
    insetInlineStart: '2',
    maxWidth: '60%',
    paddingInline: '2',
    borderRadius: 'pill',
    background: 'card',
    color: 'muted',
    fontSize: '12',
    pointerEvents: 'none',
    '&[data-trouble]': {
      insetInlineStart: '4',
      paddingInline: '3',
      paddingBlock: '2',
      borderRadius: 'control',
      color: 'ink',
      fontSize: '14',
      boxShadow: 'float',
    },
  },
})
