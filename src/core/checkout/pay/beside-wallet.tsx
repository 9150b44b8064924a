import { useQuery } from '@tanstack/react-query'
import { Globe, Store } from 'lucide-react'
import type { PaymentMethod } from '#contract/entities/placed.ts'
import { readSettings } from '#contract/settings.ts'
import type { BillView } from '#src/core/checkout/bill/use-bill.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { settings } from '#src/core/settings/queries.ts'
import { PayOption, type PayOptionState } from './pay-option.tsx'
import { whyNot } from './why-not.ts'

interface Props {
  amount: string
  /** The explanation of paying at the place. */
  atPlace: string
  /** The methods as the server knows them for this order. */
  methods?: BillView['methods']
  option: (method: PaymentMethod) => PayOptionState
}

const defaults = readSettings([])

/** The payment methods beside the wallet, which are open to everybody. */
export function BesideWallet({ amount, atPlace, methods = [], option }: Props) {
  const { t } = useSpeech()
  const { data = defaults } = useQuery(settings.values())
  const shown = (method: PaymentMethod, text: string) => {
    const why = whyNot(method, methods)
    const state = option(method)
    return { ...state, text: why ?? text, isReady: state.isReady && why === undefined }
  }
  return (
    <>
      <PayOption icon={Store} title={t('pay.venue')} {...shown('PAY_AT_VENUE', atPlace)} />
      {data.onlinePayment && (
        <PayOption
          icon={Globe}
          title={t('pay.online')}
          leadsOn
          {...shown('Online', t('pay.onlineText', { amount }))}
        />
      )}
    </>
  )
}
