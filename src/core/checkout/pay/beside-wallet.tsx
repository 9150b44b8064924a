import { useQuery } from '@tanstack/react-query'
import { Globe, Store } from 'lucide-react'
import type { PaymentMethod } from '#contract/entities/placed.ts'
import { readSettings } from '#contract/settings.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { settings } from '#src/core/settings/queries.ts'
import { PayOption, type PayOptionState } from './pay-option.tsx'

interface Props {
  amount: string
  /** What paying at the place means here. */
  atPlace: string
  option: (method: PaymentMethod) => PayOptionState
}

const defaults = readSettings([])

/** The ways to pay that are open to everybody. */
export function BesideWallet({ amount, atPlace, option }: Props) {
  const { t } = useSpeech()
  const { data = defaults } = useQuery(settings.values())
  return (
    <>
      <PayOption icon={Store} title={t('pay.venue')} text={atPlace} {...option('PAY_AT_VENUE')} />
      {data.onlinePayment && (
        <PayOption
          icon={Globe}
          title={t('pay.online')}
          text={t('pay.onlineText', { amount })}
          leadsOn
          {...option('Online')}
        />
      )}
    </>
  )
}
