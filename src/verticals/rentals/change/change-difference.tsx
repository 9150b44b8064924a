import { chakra } from '@chakra-ui/react'
import type { ReplyOf } from '#contract/call.ts'
import type { quoteRentalChange } from '#contract/calls/rental-bookings.ts'
import type { RentalBooking } from '#contract/entities/rental-booking.ts'
import { fromWire, minus, toWire } from '#contract/money.ts'
import { RefundLines } from '#src/core/booking/page/refund-lines.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'

interface Props {
  booking: RentalBooking
  quote: ReplyOf<typeof quoteRentalChange>
}

/** What it costs more, or what goes back and to where. */
export function ChangeDifference({ booking: { currency, total }, quote }: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  const { bill, extra, refund } = quote
  const less = toWire(minus(fromWire(total, currency), fromWire(bill.total, currency)), currency)
  return (
    <chakra.section display="grid" gap="2" role="status">
      {extra > 0 && <b>{t('dates.more', { amount: money(extra) })}</b>}
      {extra === 0 && less === 0 && refund.length === 0 && <b>{t('dates.sameCost')}</b>}
      {less > 0 && (
        <b>{t(refund.length > 0 ? 'dates.less' : 'dates.lessAtPlace', { amount: money(less) })}</b>
      )}
      {refund.length > 0 && <RefundLines lines={refund} />}
    </chakra.section>
  )
}
