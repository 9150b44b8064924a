import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { AsyncSection } from '#src/core/async-section.tsx'
import { ComingUp } from '#src/core/booking/coming/coming-up.tsx'
import { useComingRoom } from '#src/core/booking/coming/use-coming-room.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useChosenLocation } from '#src/core/location/location.ts'
import { home } from './queries.ts'
import { SearchEntry } from './search-entry.tsx'
import { StripSkeletons, Strips } from './strips.tsx'
import { VerticalRow } from './vertical-row.tsx'

/** The home screen: the next booking, and strips of what is around. */
export function Home() {
  const { t, language } = useSpeech()
  const location = useChosenLocation()
  const query = useQuery({ ...home.strips(language?.code ?? '', location), enabled: language !== undefined })
  const { hasRoom, isAwaited } = useComingRoom(query.data !== undefined)
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <Tagline>{t('app.tagline')}</Tagline>
      <SearchEntry />
      <VerticalRow />
      {hasRoom && <ComingUp />}
      {isAwaited ? (
        <StripSkeletons />
      ) : (
        <AsyncSection query={query} skeleton={<StripSkeletons />}>
          {({ place: homePlace, strips }) => <Strips strips={strips} elsewhere={homePlace} leadsOn />}
        </AsyncSection>
      )}
    </chakra.div>
  )
}

/** The headline, on wide pages only: on a phone the strips say the same at once. */
const Tagline = chakra('h1', {
  base: {
    fontSize: '32',
    fontWeight: 'bold',
    lineHeight: '1.15',
    letterSpacing: '-0.02em',
    textWrap: 'balance',
    maxWidth: '24ch',
    mdDown: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
