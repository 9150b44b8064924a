import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getPayment } from '#contract/calls/orders.ts'
import { bookingStatus } from '#contract/status.ts'
import type { TextKey } from '#contract/texts/en.ts'
import { FindingOut } from '#src/core/checkout/pay/finding-out.tsx'
import { NotReceived } from '#src/core/checkout/pay/not-received.tsx'
import { OrderNews } from '#src/core/checkout/pay/order-news.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import type { Placed, SentOrder } from '#src/data/checkout/order.ts'
import { send } from '#src/data/provider/call.ts'
import { hourAt } from '#src/lib/dates.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { useSettlePurchase } from './use-buying.ts'
import { type WareKind, wares, wayToChoose } from './wares.ts'

const ASK_EVERY_MS = 4_000

/** The state of a purchase that has left this device, until its outcome is known and acted on. */
export function PurchaseOrder({ kind, order }: { kind: WareKind; order: SentOrder }) {
  const settle = useSettlePurchase(kind)
  const { placed } = order
  if (order.state === 'nothing')
    return <NotReceived of={{ order: wares[kind].call }} order={order} onOutcome={settle} />
  if (!placed) return <FindingOut order={order} onOutcome={settle} />
  return <Payment kind={kind} order={order} placed={placed} />
}

/** A purchase that waits for its payment, for who came back from the gateway or never went there. */
function Payment({ kind, order, placed }: { kind: WareKind; order: SentOrder; placed: Placed }) {
  const { t, language } = useSpeech()
  const settle = useSettlePurchase(kind)
  const { unique_booking_id, payment_url = '' } = placed
  const { data } = useQuery({
    queryKey: ['payment', unique_booking_id],
    queryFn: ({ signal }) => send(getPayment, { unique_booking_id }, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (isWaiting(state.data?.status) ? ASK_EVERY_MS : false),
  })
  const isOver = data?.status === bookingStatus.cancelled
  const isPaid = data !== undefined && !isOver && !isWaiting(data.status)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is paid
  useEffect(() => {
    if (isPaid) settle({ kind: 'placed', placed: { ...placed, status: data.status } })
  }, [isPaid])
  const { title } = order
  if (isOver)
    return (
      <OrderNews of={title} title={t('pay.lapsedTitle')} text={t('buying.lapsedText')}>
        <ButtonLink {...wayToChoose(kind)}>{t('buying.chooseAgain')}</ButtonLink>
      </OrderNews>
    )
  if (data === undefined || isPaid)
    return <OrderNews of={title} title={t('pay.momentTitle')} text={t('buying.momentText')} />
  const wasDeclined = data.payment === 'declined'
  const time = data.pay_until ? hourAt(data.pay_until, undefined, language?.code ?? 'en') : '…'
  return (
    <OrderNews
      of={title}
      title={t(wasDeclined ? 'pay.declinedTitle' : 'pay.waitsTitle')}
      text={t(wasDeclined ? 'pay.declinedText' : waitsTexts[kind], { title, time })}
    >
      <Button type="button" onClick={() => location.assign(data.payment_url ?? payment_url)}>
        {t('pay.now')}
      </Button>
    </OrderNews>
  )
}

const waitsTexts = {
  gift_card: 'buying.waitsText',
  membership: 'buying.waitsText',
  top_up: 'buying.topUpWaits',
} as const satisfies Record<WareKind, TextKey>

/** Whether the payment is awaited; also while the status is still unknown. */
const isWaiting = (status: number | undefined) =>
  status === undefined || status === bookingStatus.awaitingPayment
