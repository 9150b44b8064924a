import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ChevronRight, MapPin, SlidersHorizontal, X } from 'lucide-react'
import { useId, useState } from 'react'
import { MOST_LETTERS } from '#contract/entities/limits.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { ListingRow } from '#src/core/listing/row.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { LocationSearchField } from '#src/core/location/location-search.tsx'
import { ChipLink, ChipRow } from '#src/ui/chips.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'
import { withLocation } from './address-parts.ts'
import { CategorySlider } from './category-slider.tsx'
import type { Explored } from './explored.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { namedTimeWay } from './named-time-way.ts'
import { explore } from './queries.ts'
import { type Exploring, useExploring } from './use-exploring.ts'
import { WhenQuestion } from './when/when-question.tsx'
import { WhenRow } from './when/when-row.tsx'

/** The form for an explore query: what, where and when. */
export function SearchForm({ of }: { of: Explored }) {
  const { t } = useSpeech()
  const { history, buildLocation } = useRouter()
  const exploring = useExploring(of)
  const { address, onAddress, location } = exploring
  const filter = useLazyPart<typeof import('./filter-drawer.tsx')>()
  const onFilter = () => filter.ask(() => import('./filter-drawer.tsx'))
  const fieldId = useId()
  const [isFinding, setIsFinding] = useState(false)
  const setText = (q: string) => {
    const { q: _, ...rest } = address
    onAddress(q === '' ? rest : { ...rest, q })
  }
  return (
    <>
      <Form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          if (isFinding) return
          // The results replace the form in the history, so that the way back from them skips the form.
          const search = of.kind ? { ...address, kind: of.kind } : address
          history.replace(buildLocation({ to: of.paths.list, search }).href)
        }}
      >
        <ScreenTitle>{t(of.texts.search)}</ScreenTitle>
        <chakra.div>
          <Label htmlFor={fieldId}>{t(of.texts.what ?? 'explore.what')}</Label>
          <Field>
            <Input
              id={fieldId}
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={MOST_LETTERS}
              placeholder={t(of.texts.examples ?? 'explore.whatPlaceholder')}
              value={address.q ?? ''}
              onChange={({ target }) => setText(target.value)}
            />
            {address.q && (
              <IconButton type="button" aria-label={t('search.clear')} onClick={() => setText('')}>
                <X size={20} strokeWidth={1.75} aria-hidden />
              </IconButton>
            )}
          </Field>
        </chakra.div>
        <Suggestions of={of} exploring={exploring} />
        <chakra.div>
          <Label as="p">{t('explore.where')}</Label>
          <LocationSearchField
            near={location}
            onFound={(found) => onAddress(withLocation(address, found))}
            onFinding={setIsFinding}
          />
          <Here>
            <MapPin size={16} strokeWidth={1.75} aria-hidden />
            <bdi>{location?.text || t('explore.currentLocation')}</bdi>
          </Here>
        </chakra.div>
        {of.timeFilter && (
          <chakra.div>
            <Label as="p">{t('explore.when')}</Label>
            <WhenRow timeFilter={of.timeFilter} exploring={exploring} />
          </chakra.div>
        )}
        <CategorySlider of={of} exploring={exploring} isTimeless />
        <Row type="button" aria-haspopup="dialog" onClick={onFilter}>
          <SlidersHorizontal size={20} strokeWidth={1.75} aria-hidden />
          <chakra.span flex="1">
            {t(exploring.isNarrowed ? 'explore.filtersApplied' : 'explore.moreFilters')}
          </chakra.span>
          <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
        </Row>
        <Foot>
          <WorkButton type="submit" working={isFinding}>
            {t('explore.search')}
          </WorkButton>
        </Foot>
      </Form>
      {/* Dialogs have forms of their own, and a form within a form would be sent by the browser itself. */}
      <WhenQuestion exploring={exploring} />
      {filter.part && <filter.part.FilterDrawer of={of} exploring={exploring} onClosed={filter.leave} />}
    </>
  )
}

/** The most suggestions, so that the rest of the form stays in sight. */
const MOST_SUGGESTED = 3

/** Suggestions for the letters typed so far. */
function Suggestions({ of, exploring }: { of: Explored; exploring: Exploring }) {
  const { t, language } = useSpeech()
  const { q } = exploring.exploreQuery
  const query = useQuery({
    ...explore.suggestions(of, q, language?.code ?? ''),
    enabled: q !== '' && language !== undefined,
  })
  if (q === '') return null
  const named = of.named?.(q)
  return (
    <chakra.section aria-label={t('explore.suggestions')}>
      {named && (
        <ChipRow marginBlockEnd="3">
          <ChipLink {...namedTimeWay(of, named)} replace>
            {t(named.title)}
            {named.rest && <bdi>· {named.rest}</bdi>}
          </ChipLink>
        </ChipRow>
      )}
      <AsyncSection query={query} skeleton={<ListSkeleton />}>
        {(cards) => (
          <List>
            {cards.slice(0, MOST_SUGGESTED).map((card) => (
              <li key={card.slug}>
                <ListingRow card={card} when={exploring.exploreQuery.when} />
              </li>
            ))}
          </List>
        )}
      </AsyncSection>
    </chakra.section>
  )
}

const Form = chakra('form', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', maxWidth: '560px' },
})

const Label = chakra('label', {
  base: { display: 'block', fontSize: '14', fontWeight: 'semibold', paddingBlockEnd: '2' },
})

const Field = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'control',
    paddingInline: '4',
    paddingInlineEnd: '1',
    borderRadius: 'card',
    background: 'card',
    boxShadow: 'float',
    '&:focus-within': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  },
})

const Input = chakra('input', {
  base: {
    flex: '1',
    minWidth: '0',
    minHeight: 'touch',
    background: 'transparent',
    fontSize: '16',
    '&:focus-visible': { outline: 'none' },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&::placeholder': { color: 'muted', opacity: 1 },
  },
})

const Here = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingBlockStart: '2',
    color: 'muted',
    fontSize: '14',
    '& svg': { flex: 'none' },
  },
})

const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'control',
    paddingInline: '4',
    borderRadius: 'card',
    background: 'card',
    boxShadow: 'float',
    fontWeight: 'semibold',
    textAlign: 'start',
    cursor: 'pointer',
    _rtl: { '& > svg:last-child': { transform: 'scaleX(-1)' } },
  },
})

const List = chakra('ul', { base: { display: 'grid', gap: '4', listStyle: 'none' } })

const Foot = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    paddingBlock: '3',
    paddingBlockEnd: 'calc(12px + env(safe-area-inset-bottom))',
    background: 'bg',
    '& > button': { width: 'full' },
  },
})
