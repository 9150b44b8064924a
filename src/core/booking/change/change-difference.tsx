import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { WireBill } from '#contract/bill/wire.ts'
import { fromWire, minus, toWire } from '#contract/money.ts'
import { RefundLines } from '#src/core/booking/page/refund-lines.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import type { ChangeWords } from './change-words.ts'

interface Props {
  /** The booking before the change. */
  booking: { currency: string; total: number }
  words: Pick<ChangeWords, 'more' | 'less' | 'lessAtPlace' | 'same'>
  quote: { bill: WireBill; extra: number; refund: ComponentProps<typeof RefundLines>['lines'] }
}

/** The additional price of a change, or its refund and where that goes. */
export function ChangeDifference({ booking: { currency, total }, words, quote }: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  const { bill, extra, refund } = quote
  const less = toWire(minus(fromWire(total, currency), fromWire(bill.total, currency)), currency)
  return (
    <chakra.section display="grid" gap="2" role="status">
      {extra > 0 && <b>{t(words.more, { amount: money(extra) })}</b>}
      {extra === 0 && less === 0 && refund.length === 0 && <b>{t(words.same)}</b>}
      {less > 0 && <b>{t(refund.length > 0 ? words.less : words.lessAtPlace, { amount: money(less) })}</b>}
      {refund.length > 0 && <RefundLines lines={refund} />}
    </chakra.section>
  )
}
