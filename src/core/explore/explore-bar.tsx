import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { createLink } from '@tanstack/react-router'
import { Search, SlidersHorizontal } from 'lucide-react'
import { memo } from 'react'
import { NEW } from '#contract/explore/categories.ts'
import { readSettings } from '#contract/settings.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { settings } from '#src/core/settings/queries.ts'
import { useWayBack } from '#src/core/way-back.ts'
import { BackIcon } from '#src/ui/directed-icons.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import type { Explored } from './explored.ts'
import { explore } from './queries.ts'
import type { Exploring } from './use-exploring.ts'

interface Props {
  of: Explored
  exploring: Exploring
  /** Opens the filters; missing where they have a place of their own. */
  onFilter?: () => void
}

/** The bar of a search: the way back, and what is searched for and where; a tap opens the form for both. */
export const ExploreBar = memo(function ExploreBar({ of, exploring, onFilter }: Props) {
  const { t } = useSpeech()
  const { go } = useWayBack()
  const title = useTitle(of, exploring)
  const where = useWhere(exploring)
  return (
    <Bar>
      <IconButton type="button" aria-label={t('app.back')} onClick={go}>
        <BackIcon />
      </IconButton>
      <Entry {...leadingTo(of, exploring)}>
        <chakra.span display="grid" flex="1" minWidth="0">
          <Title>{title}</Title>
          <Where>
            <bdi>{where}</bdi>
          </Where>
        </chakra.span>
        <Search size={20} strokeWidth={1.75} aria-hidden />
        <chakra.span srOnly>{t(of.texts.search)}</chakra.span>
      </Entry>
      {onFilter && (
        <IconButton type="button" aria-label={t('explore.filter')} aria-haspopup="dialog" onClick={onFilter}>
          <SlidersHorizontal size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </Bar>
  )
})

/** The link to the search form; without one, to the search of all verticals. */
function leadingTo({ vertical, paths }: Explored, { address, exploreQuery: { q } }: Exploring) {
  if (paths.filters) return { to: paths.filters, search: address }
  return { to: '/search', search: q === '' ? { vertical } : { vertical, q } } as const
}

function useTitle(of: Explored, { exploreQuery: { q, categories } }: Exploring): string {
  const { t, language } = useSpeech()
  const { data = [] } = useQuery({
    ...explore.categories(of, language?.code ?? ''),
    enabled: language !== undefined,
  })
  if (q !== '') return q
  const names = categories.map((it) =>
    it === NEW ? t('explore.new') : (data.find(({ slug }) => slug === it)?.name ?? it),
  )
  return names.join(' · ') || t(of.texts.title)
}

const defaults = readSettings([])

function useWhere({ location }: Exploring): string {
  const { t } = useSpeech()
  const { data = defaults } = useQuery(settings.values())
  if (location) return location.text || t('explore.onMap')
  return data.homePlaceName || t('explore.anything')
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'control',
    paddingInline: '1',
    borderRadius: 'pill',
    background: 'card',
    boxShadow: 'float',
  },
})

const Entry = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      alignItems: 'center',
      flex: '1',
      gap: '2',
      minWidth: '0',
      minHeight: 'touch',
      paddingInline: '2',
      borderRadius: 'pill',
      color: 'ink',
      textDecoration: 'none',
      '& svg': { flex: 'none', color: 'muted' },
    },
  }),
)

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const Title = chakra('h1', { base: { ...line, fontSize: '16', fontWeight: 'bold', lineHeight: '1.2' } })
const Where = chakra('span', { base: { ...line, color: 'muted', fontSize: '14', lineHeight: '1.3' } })
