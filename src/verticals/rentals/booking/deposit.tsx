import { chakra } from '@chakra-ui/react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { PageSection } from '#src/core/page/section.tsx'

/** What is held meanwhile, and is no part of what it cost. */
export function Deposit({ amount }: { amount: number }) {
  const { t } = useSpeech()
  const money = useMoney()
  return (
    <PageSection title={t('trips.deposit')}>
      <p>
        <chakra.b display="block" fontWeight="semibold">
          <bdi>{money(amount)}</bdi>
        </chakra.b>
        <chakra.span color="muted">{t('trips.depositText')}</chakra.span>
      </p>
    </PageSection>
  )
}
