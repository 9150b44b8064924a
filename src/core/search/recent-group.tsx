import { chakra } from '@chakra-ui/react'
import { History } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import { Chip } from '#src/ui/chips.tsx'
import { clearRecentSearches, useRecentSearches } from './recent-searches.ts'
import { Group } from './result-list.tsx'

/** The person's recent searches, to repeat or to clear. */
export function RecentGroup({ onSearch }: { onSearch: (text: string) => void }) {
  const { t } = useSpeech()
  const texts = useRecentSearches()
  if (texts.length === 0) return null
  return (
    <Group
      title={t('search.recent')}
      action={
        <Clear type="button" onClick={clearRecentSearches}>
          {t('search.clearRecent')}
        </Clear>
      }
    >
      <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyle="none">
        {texts.map((text) => (
          <li key={text}>
            <Chip type="button" onClick={() => onSearch(text)}>
              <chakra.span color="muted" display="inline-flex">
                <History size={18} strokeWidth={1.75} aria-hidden />
              </chakra.span>
              <bdi>{text}</bdi>
            </Chip>
          </li>
        ))}
      </chakra.ul>
    </Group>
  )
}

const Clear = chakra('button', {
  base: {
    minHeight: 'touch',
    paddingInline: '2',
    marginInlineEnd: '-8px',
    background: 'transparent',
    color: 'accent',
    fontSize: '14',
    fontWeight: 'semibold',
    cursor: 'pointer',
  },
})
