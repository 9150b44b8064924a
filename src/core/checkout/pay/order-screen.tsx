import { useEffect, useRef } from 'react'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useScreenName } from '#src/core/screen-name.ts'
import type { SentOrder } from '#src/data/checkout/order.ts'
import { FindingOut } from './finding-out.tsx'
import { NotReceived } from './not-received.tsx'
import { OrderNews } from './order-news.tsx'
import { OrderWaits } from './order-waits.tsx'
import { PaymentWait } from './payment-wait.tsx'
import { orderTrouble, troubleOf } from './trouble.ts'
import { useSettle, waitsForPayment } from './use-settle.ts'

/** The screen of an order that has left this device, until its outcome is known and acted on. */
export function OrderScreen({ of, order }: { of: Sold; order: SentOrder }) {
  const { t } = useSpeech()
  const settle = useSettle(of)
  const { placed, title } = order
  useScreenName(title)
  const wasOpen = useRef(placed === undefined)
  // A person who waited for the order is led on at once; one who comes back later is told.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is known
  useEffect(() => {
    if (placed && wasOpen.current) settle({ kind: 'placed', placed })
  }, [placed])
  if (order.state === 'waits')
    return (
      <OrderWaits
        order={order}
        onOutcome={(outcome) => {
          orderTrouble.set(troubleOf(order, undefined))
          settle(outcome)
        }}
      />
    )
  if (order.state === 'nothing') return <NotReceived of={of} order={order} onOutcome={settle} />
  if (!placed) return <FindingOut order={order} onOutcome={settle} />
  if (waitsForPayment(placed)) return <PaymentWait of={of} order={order} placed={placed} />
  return (
    <OrderNews
      of={title}
      title={t('pay.bookedTitle')}
      text={t('pay.bookedText', { title })}
      booking={of.bookingPath(placed.unique_booking_id)}
    />
  )
}
