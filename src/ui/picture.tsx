import { chakra } from '@chakra-ui/react'

/** The widths in which our own pictures are drawn. */
const widths = [320, 480, 720, 960]

interface Props {
  /** A path of ours without width and ending, or the address of a picture elsewhere. */
  src: string
  /** Stands there until the picture does. */
  color: string
  /** How wide it is shown, as CSS says it. */
  sizes: string
  /** Above the fold it is loaded at once. */
  eager?: boolean
}

/** A cover in its frame, 4:3. It says nothing that the text beside it does not, so it has no words of its own. */
export function Cover({ src, color, sizes, eager = false }: Props) {
  const ours = src.startsWith('/')
  const set = widths.map((it) => `${src}/${it}.avif ${it}w`).join(', ')
  return (
    <Frame style={{ backgroundColor: color }}>
      <picture>
        {ours && <source type="image/avif" srcSet={set} sizes={sizes} />}
        {/* What knows no AVIF gets by with one width. */}
        <img
          src={ours ? `${src}/480.webp` : src}
          alt=""
          width={480}
          height={360}
          loading={eager ? 'eager' : 'lazy'}
          // The browser makes what is in view urgent by itself, which on a narrow line costs the covers their lead.
          fetchPriority={eager ? 'high' : 'low'}
          decoding="async"
        />
      </picture>
    </Frame>
  )
}

const Frame = chakra('div', {
  base: {
    aspectRatio: '4/3',
    overflow: 'hidden',
    '& img': { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
    // Some browsers draw a sign for what did not come. The colour alone says less, and looks better.
    '& img[data-failed]': { visibility: 'hidden' },
  },
})
