import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { VerticalId } from '#contract/verticals.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { isOpen, useVerticals, type Vertical } from '#src/core/listing/vertical.ts'
import { useChosenLocation } from '#src/core/location/location.ts'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { Tile } from '#src/ui/tile.tsx'
import { CategoryGridSkeleton, CategoryGrids } from './category-grid.tsx'
import { OpeningSoon } from './opening-soon.tsx'
import { home } from './queries.ts'
import { SearchEntry } from './search-entry.tsx'
import { StripSkeletons, Strips } from './strips.tsx'

interface Props {
  id: VerticalId
  /** The person's own things, above what is around. */
  first?: ReactNode
  /** A strip of the vertical's own, which comes second. */
  second?: ReactNode
  children?: ReactNode
}

/** The home of one vertical. */
export function VerticalHome(props: Props) {
  const vertical = useVerticals()[props.id]
  if (isOpen(vertical)) return <OpenHome {...props} />
  return (
    <chakra.div display="grid" gap="6">
      <Title vertical={vertical} />
      <OpeningSoon vertical={vertical} />
    </chakra.div>
  )
}

/** The home of an open vertical: its categories, and strips of what is around. */
function OpenHome({ id, first, second, children }: Props) {
  const { language } = useSpeech()
  const location = useChosenLocation()
  const vertical = useVerticals()[id]
  const query = useQuery({
    ...home.vertical(id, language?.code ?? '', location),
    enabled: language !== undefined,
  })
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <Title vertical={vertical} />
      <SearchEntry vertical={vertical} />
      {first}
      <AsyncSection query={query} skeleton={<Skeletons />}>
        {({ place: homePlace, strips, categories }) => (
          <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
            <CategoryGrids categories={categories} vertical={vertical} />
            <Strips strips={strips} elsewhere={homePlace} second={second} />
            {children}
          </chakra.div>
        )}
      </AsyncSection>
    </chakra.div>
  )
}

function Title({ vertical: { icon: Icon, hue, name, about } }: { vertical: Vertical }) {
  const { t } = useSpeech()
  return (
    <chakra.div display="flex" alignItems="center" gap="4">
      <Tile color={hue}>
        <Icon size={26} strokeWidth={1.75} aria-hidden />
      </Tile>
      <chakra.div minWidth="0">
        <ScreenTitle>{t(name)}</ScreenTitle>
        <chakra.p color="muted" fontSize="14" lineHeight="1.35">
          {t(about)}
        </chakra.p>
      </chakra.div>
    </chakra.div>
  )
}

function Skeletons() {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <CategoryGridSkeleton />
      <StripSkeletons />
    </chakra.div>
  )
}
