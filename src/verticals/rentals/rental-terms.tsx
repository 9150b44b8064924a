import { Cigarette, Dog, IdCard, type LucideIcon, ShieldCheck } from 'lucide-react'
import type { Rental, RentalTerms as Terms } from '#contract/entities/rental.ts'
import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { Fact, Facts } from '#src/core/page/fact.tsx'
import { PageSection } from '#src/core/page/section.tsx'

interface Rule {
  term: keyof Terms
  icon: LucideIcon
  yes: TextKey
  no: TextKey
}

const rules: readonly Rule[] = [
  { term: 'requires_license', icon: IdCard, yes: 'rental.licence.yes', no: 'rental.licence.no' },
  { term: 'insurance_coverage', icon: ShieldCheck, yes: 'rental.insurance.yes', no: 'rental.insurance.no' },
  { term: 'allows_pets', icon: Dog, yes: 'rental.pets.yes', no: 'rental.pets.no' },
  { term: 'allows_smoking', icon: Cigarette, yes: 'rental.smoking.yes', no: 'rental.smoking.no' },
]

/** The terms of a rental, as far as they are known, and its deposit. */
export function RentalTerms({ rental }: { rental: Rental }) {
  const { t } = useSpeech()
  const money = useMoney()
  const { terms_and_policies: terms, security_deposit, day_price, pricing_type } = rental
  const said = rules.filter(({ term }) => terms[term] !== null)
  const isLonger = pricing_type !== 'per_day' && day_price !== null
  if (said.length === 0 && security_deposit === 0 && !isLonger) return null
  return (
    <PageSection title={t('rental.terms')}>
      <Facts>
        {said.map(({ term, icon, yes, no }) => (
          <Fact key={term} icon={icon} label={t('rental.terms')} isNot={!terms[term]}>
            {t(terms[term] ? yes : no)}
          </Fact>
        ))}
        {security_deposit > 0 && (
          <Fact icon={ShieldCheck} label={t('rental.terms')} more={t('rental.depositText')}>
            {t('rental.deposit', { amount: money(security_deposit) })}
          </Fact>
        )}
      </Facts>
      {isLonger && <p>{t('rental.extraDays', { price: money(day_price) })}</p>}
    </PageSection>
  )
}
