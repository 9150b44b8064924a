import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { PageSection } from '#src/core/page/section.tsx'
import { Cover } from '#src/ui/picture.tsx'

interface Props {
  pictures: readonly string[]
  /** The colour behind pictures that have not loaded yet. */
  color: string
}

/** Small pictures in two rows; each opens large, and leads on to the next. */
export function Gallery({ pictures, color }: Props) {
  const { t } = useSpeech()
  const { part, ask, leave } = useLazyPart<typeof import('./lightbox.tsx')>()
  const [first, setFirst] = useState(0)
  const open = (at: number) => {
    setFirst(at)
    ask(() => import('./lightbox.tsx'))
  }
  if (pictures.length === 0) return null
  return (
    <PageSection title={t('detail.gallery')}>
      <Rows data-single={pictures.length < 4 || undefined}>
        {pictures.map((src, at) => (
          <li key={src}>
            <Thumb
              type="button"
              aria-haspopup="dialog"
              aria-label={t('detail.openPicture', { n: at + 1, total: pictures.length })}
              onClick={() => open(at)}
            >
              <Cover src={src} color={color} sizes="134px" />
            </Thumb>
          </li>
        ))}
      </Rows>
      {part && <part.Lightbox pictures={pictures} first={first} onClosed={leave} />}
    </PageSection>
  )
}

const Rows = chakra('ul', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridTemplateRows: 'repeat(2, 100px)',
    gridAutoColumns: '100px',
    gap: '2',
    listStyle: 'none',
    overflowX: 'auto',
    marginInline: '-16px',
    paddingInline: '4',
    paddingBlock: '1',
    scrollbarWidth: 'none',
    '&[data-single]': { gridTemplateRows: '100px' },
    md: { marginInline: '0', paddingInline: '1' },
  },
})

const Thumb = chakra('button', {
  base: {
    width: '100px',
    height: '100px',
    overflow: 'hidden',
    borderRadius: 'control',
    background: 'transparent',
    cursor: 'zoom-in',
    '& > div': { height: 'full', aspectRatio: 'auto' },
  },
})
