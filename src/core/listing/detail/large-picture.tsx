import { chakra } from '@chakra-ui/react'
import { useZoom } from './use-zoom.ts'

interface Props {
  src: string
  label: string
  /** Whether the picture is close enough to be loaded. */
  isNear: boolean
}

const widths = [480, 720, 960]

/** A picture as large as the screen; pinching or a double tap zooms in. */
export function LargePicture({ src, label, isNear }: Props) {
  const { ref, isNearer, ...zoom } = useZoom()
  const ours = src.startsWith('/')
  return (
    <Stage data-nearer={isNearer || undefined} {...zoom}>
      {isNear && (
        <picture>
          {ours && (
            <source
              type="image/avif"
              srcSet={widths.map((it) => `${src}/${it}.avif ${it}w`).join(', ')}
              sizes="100vw"
            />
          )}
          <img ref={ref} src={ours ? `${src}/960.webp` : src} alt={label} draggable={false} />
        </picture>
      )}
    </Stage>
  )
}

const Stage = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    height: 'full',
    // Sideways swipes belong to the row, until the picture is larger than the screen.
    touchAction: 'pan-x',
    '&[data-nearer]': { touchAction: 'none' },
    '& img': {
      display: 'block',
      width: 'min(100vw, 133dvh)',
      maxHeight: '100dvh',
      objectFit: 'contain',
      transformOrigin: '0 0',
      userSelect: 'none',
    },
  },
})
