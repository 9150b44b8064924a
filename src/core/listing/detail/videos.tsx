import { chakra } from '@chakra-ui/react'
import { Play } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import { PageSection } from '#src/core/page/section.tsx'
import { Tile } from '#src/ui/tile.tsx'

/** Links to videos. They are on other sites, which learn nothing of the person before a tap. */
export function Videos({ links }: { links: readonly { url: string }[] }) {
  const { t } = useSpeech()
  const known = links.filter(({ url }) => URL.canParse(url))
  if (known.length === 0) return null
  return (
    <PageSection title={t('detail.videos')}>
      <List>
        {known.map(({ url }, at) => (
          <li key={url}>
            <Watch href={url} target="_blank" rel="noopener noreferrer">
              <Tile color="accent" aria-hidden>
                <Play size={24} strokeWidth={1.75} fill="currentColor" />
              </Tile>
              {t('detail.video', { n: at + 1, site: new URL(url).hostname.replace(/^www\./, '') })}
            </Watch>
          </li>
        ))}
      </List>
    </PageSection>
  )
}

const List = chakra('ul', { base: { display: 'grid', gap: '2', listStyle: 'none' } })

const Watch = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    borderRadius: 'tile',
    color: 'ink',
    fontWeight: 'semibold',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
  },
})
