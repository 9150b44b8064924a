import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { Strip, StripSkeleton } from '#src/core/listing/strip.tsx'
import { home } from './queries.ts'
import { useTitleOfStrip } from './use-title-of-strip.ts'

/** What is around: a row for each thing one may want. */
export function Home() {
  const { t, language } = useSpeech()
  const titleOf = useTitleOfStrip()
  const query = useQuery({ ...home.strips(language?.code ?? ''), enabled: language !== undefined })
  return (
    <chakra.div display="grid" gap="6">
      <chakra.h1 fontSize="24" fontWeight="bold" lineHeight="1.2" letterSpacing="-0.02em">
        {t('app.tagline')}
      </chakra.h1>
      <AsyncSection query={query} skeleton={<Skeletons />}>
        {({ place, strips }) =>
          strips.length === 0 ? (
            <Nothing />
          ) : (
            <>
              {place && (
                <chakra.p display="flex" alignItems="center" gap="1" fontWeight="semibold">
                  <MapPin size={18} strokeWidth={1.75} aria-hidden />
                  {place.text}
                </chakra.p>
              )}
              {strips.map(({ code, items }, at) => (
                <Strip key={code} title={titleOf(code)} items={items} eager={at === 0} />
              ))}
            </>
          )
        }
      </AsyncSection>
    </chakra.div>
  )
}

function Nothing() {
  const { t } = useSpeech()
  return <chakra.p color="muted">{t('home.empty')}</chakra.p>
}

function Skeletons() {
  return (
    <chakra.div display="grid" gap="6">
      <StripSkeleton />
      <StripSkeleton />
    </chakra.div>
  )
}
