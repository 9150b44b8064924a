import { ShieldCheck } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import { Fact, Facts } from '#src/core/listing/detail/fact.tsx'
import { DetailSection } from '#src/core/listing/detail/section.tsx'
import { useMoney } from '#src/core/money/use-money.ts'

/** What is held meanwhile, and is no part of what it cost. */
export function Deposit({ amount }: { amount: number }) {
  const { t } = useSpeech()
  const money = useMoney()
  return (
    <DetailSection title={t('trips.deposit')}>
      <Facts>
        <Fact icon={ShieldCheck} label={t('trips.deposit')} more={t('trips.depositText')}>
          <bdi>{money(amount)}</bdi>
        </Fact>
      </Facts>
    </DetailSection>
  )
}
