import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { getPayment } from '#contract/calls/orders.ts'
import { bookingStatus } from '#contract/status.ts'
import type { TextKey } from '#contract/texts/en.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { useWalletName } from '#src/core/wallet/use-wallet-name.ts'
import type { Placed, SentOrder } from '#src/data/checkout/order.ts'
import { connection } from '#src/data/connection/report.ts'
import { send } from '#src/data/provider/call.ts'
import { hourAt } from '#src/lib/dates.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { OrderNews } from './order-news.tsx'

const ASK_EVERY_MS = 4_000

interface Props {
  of: Sold
  order: SentOrder
  placed: Placed & { payment_url: string }
}

/** An order that is reserved until it is paid, for a person who came back from the gateway or never went there. */
export function PaymentWait({ of, order, placed }: Props) {
  const { t, language } = useSpeech()
  const wallet = useWalletName()
  const { history } = useRouter()
  const { unique_booking_id, payment_url } = placed
  const { data } = useQuery({
    queryKey: ['payment', unique_booking_id],
    queryFn: ({ signal }) => send(getPayment, { unique_booking_id }, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (isWaiting(state.data?.status) ? ASK_EVERY_MS : false),
  })
  const isOnline = useObserved(connection) === 'online'
  const booking = of.bookingPath(unique_booking_id)
  const isOver = data?.status === bookingStatus.cancelled
  const isPaid = data !== undefined && !isOver && !isWaiting(data.status)
  useEffect(() => {
    if (isPaid) history.replace(booking)
  }, [isPaid, history, booking])
  const { title, slug, request } = order
  const withWallet = (text: string, ofWallet: TextKey) =>
    request.partial_wallet === true ? `${text} ${t(ofWallet, { wallet })}` : text
  if (isOver)
    return (
      <OrderNews
        of={title}
        title={t('pay.lapsedTitle')}
        text={withWallet(t('pay.lapsedText'), 'pay.backToWallet')}
        booking={booking}
      >
        <ButtonLink to={of.paths.choose} params={{ slug }}>
          {t(of.texts.choose)}
        </ButtonLink>
      </OrderNews>
    )
  if (data === undefined && isOnline)
    return <OrderNews of={title} title={t('pay.momentTitle')} text={t('pay.momentText', { title })} />
  const wasDeclined = data?.payment === 'declined'
  const time = data?.pay_until ? hourAt(data.pay_until, undefined, language?.code ?? 'en') : '…'
  return (
    <OrderNews
      of={title}
      title={t(wasDeclined ? 'pay.declinedTitle' : 'pay.waitsTitle')}
      text={withWallet(
        t(wasDeclined ? 'pay.declinedText' : 'pay.waitsText', { title, time }),
        'pay.fromWallet',
      )}
      booking={booking}
    >
      <Button type="button" onClick={() => location.assign(data?.payment_url ?? payment_url)}>
        {t('pay.now')}
      </Button>
    </OrderNews>
  )
}

/** Whether the payment is awaited; also while the status is still unknown. */
const isWaiting = (status: number | undefined) =>
  status === undefined || status === bookingStatus.awaitingPayment
