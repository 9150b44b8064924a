import { chakra } from '@chakra-ui/react'

/** The widths in which our own pictures are drawn. */
const widths = [320, 480, 720, 960]

interface Props {
  /** A path of ours without width and ending, or the address of a picture elsewhere. */
  src: string
  /** The colour that stands in for the picture until it has loaded. */
  color: string
  /** The width at which it is shown, in CSS. */
  sizes: string
  /** Whether it is loaded at once, as above the fold. */
  eager?: boolean
}

/** A cover in its frame, 4:3. The text beside it says the same, so it has no alternative text. */
export function Cover({ src, color, sizes, eager = false }: Props) {
  const ours = src.startsWith('/')
  const set = widths.map((it) => `${src}/${it}.avif ${it}w`).join(', ')
  return (
    <Frame style={{ backgroundColor: color }}>
      <picture>
        {ours && <source type="image/avif" srcSet={set} sizes={sizes} />}
        {/* Browsers without AVIF get one width only. */}
        <img
          src={ours ? `${src}/480.webp` : src}
          alt=""
          width={480}
          height={360}
          loading={eager ? 'eager' : 'lazy'}
          // The browser gives pictures in view a high priority by itself; on a slow connection the covers
          // would lose their lead.
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
    // Some browsers draw a broken-image sign. The colour alone looks better.
    '& img[data-failed]': { visibility: 'hidden' },
  },
})
