import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '#contract/money.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { settings } from '#src/core/settings/queries.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'

const SAMPLE_PRICE = 1234.5

/** What the marketplace is, and how it writes a price. */
export function Welcome() {
  const { t, language } = useSpeech()
  const query = useQuery(settings.values())
  return (
    <AsyncSection query={query} skeleton={<WelcomeSkeleton />}>
      {({ storeName, currencySymbol, currencySymbolAlign }) => (
        <chakra.section display="grid" gap="3">
          <chakra.h1 fontSize="32" fontWeight="bold" lineHeight="1.2" letterSpacing="-0.02em">
            {t('app.welcome', { name: storeName })}
          </chakra.h1>
          <chakra.p fontSize="20" color="muted" maxWidth="prose">
            {t('app.tagline')}
          </chakra.p>
          <chakra.p fontVariantNumeric="tabular-nums">
            {t('app.pricesLook', {
              price: formatMoney(
                SAMPLE_PRICE,
                { currencySymbol, side: currencySymbolAlign, locale: language?.code ?? 'en' },
                t('invalidNumber'),
              ),
            })}
          </chakra.p>
        </chakra.section>
      )}
    </AsyncSection>
  )
}

function WelcomeSkeleton() {
  return (
    <chakra.div display="grid" gap="3">
      <Skeleton height="38px" maxWidth="360px" />
      <Skeleton height="30px" maxWidth="prose" />
      <Skeleton height="24px" maxWidth="240px" />
    </chakra.div>
  )
}
