import { chakra } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import type { Country } from '#contract/entities/settings.ts'

let drawn: boolean | undefined

/** A country's flag; its letters where the device has no pictures of flags, as on Windows. */
export function Flag({ country: { flag, code } }: { country: Country }) {
  const isDrawn = useSyncExternalStore(
    () => () => {},
    () => {
      drawn ??= drawsFlags()
      return drawn
    },
    () => true,
  )
  return (
    <Frame aria-hidden data-letters={!isDrawn || undefined}>
      {isDrawn ? flag : code}
    </Frame>
  )
}

// Flags have colours; the letters or the box that stand in for a missing one have none.
function drawsFlags(): boolean {
  const canvas = document.createElement('canvas')
  const paper = canvas.getContext('2d', { willReadFrequently: true })
  if (!paper) return true
  canvas.width = 20
  canvas.height = 20
  paper.font = '16px system-ui, sans-serif'
  paper.fillText('\u{1f1ef}\u{1f1f5}', 0, 16)
  const { data } = paper.getImageData(0, 0, 20, 20)
  for (let at = 0; at < data.length; at += 4) if (data[at] !== data[at + 1]) return true
  return false
}

const Frame = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    minWidth: '28px',
    fontSize: '20',
    lineHeight: '1',
    '&[data-letters]': {
      minHeight: '20px',
      paddingInline: '1',
      borderRadius: '4px',
      background: 'line',
      color: 'muted',
      fontSize: '12',
      fontWeight: 'bold',
      letterSpacing: '0.04em',
    },
  },
})
