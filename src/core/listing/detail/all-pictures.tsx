import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { TopBar } from '#src/core/page/top-bar.tsx'
import { useScreenName } from '#src/core/screen-name.ts'
import { Cover } from '#src/ui/picture.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { Videos } from './videos.tsx'

interface Pictured {
  title: string
  cover_image: string
  cover_color: string
  gallery: readonly string[]
  video_links: readonly { url: string }[]
}

/** All pictures and videos of a listing, as a page of their own. */
export function AllPictures({ of }: { of: Pictured }) {
  const { title, cover_image, cover_color, gallery, video_links } = of
  const { t } = useSpeech()
  const { part, ask, leave } = useLazyPart<typeof import('./lightbox.tsx')>()
  const [first, setFirst] = useState(0)
  const pictures = [cover_image, ...gallery]
  const open = (at: number) => {
    setFirst(at)
    ask(() => import('./lightbox.tsx'))
  }
  useScreenName(title)
  return (
    <>
      <TopBar isSolid />
      <Column>
        <ScreenTitle>{title}</ScreenTitle>
        <Grid>
          {pictures.map((src, at) => (
            <li key={src}>
              <Picture
                type="button"
                aria-haspopup="dialog"
                aria-label={t('detail.openPicture', { n: at + 1, total: pictures.length })}
                onClick={() => open(at)}
              >
                <Cover src={src} color={cover_color} sizes="(min-width: 768px) 30vw, 50vw" eager={at < 2} />
              </Picture>
            </li>
          ))}
        </Grid>
        <Videos links={video_links} />
        {part && <part.Lightbox pictures={pictures} first={first} onClosed={leave} />}
      </Column>
    </>
  )
}

const Column = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    paddingBlockStart: '4',
    paddingBlockEnd: '6',
  },
})

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
    gap: '2',
    listStyle: 'none',
    md: { gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))', gap: '3' },
  },
})

const Picture = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    overflow: 'hidden',
    borderRadius: 'control',
    background: 'transparent',
    cursor: 'zoom-in',
  },
})
