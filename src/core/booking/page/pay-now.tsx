import { chakra } from '@chakra-ui/react'
import { type Query, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, Clock3 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { getPayment } from '#contract/calls/orders.ts'
import type { Booking } from '#contract/entities/booking.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { useWalletName } from '#src/core/wallet/use-wallet-name.ts'
import { send } from '#src/data/provider/call.ts'
import { Note } from '#src/ui/note.tsx'

interface Props {
  booking: Booking
  /** The amount to be paid by then, for the booking or a change of it. */
  amount: number
  until: string
  /** The part that the wallet has paid already. */
  fromWallet?: number
}

const SECOND_MS = 1_000
/** The pause between two questions to the server whether the money has come. */
const ASK_MS = 5_000

/** The time that is left to pay for a reserved booking, and the link to the payment page. */
export function PayNow({ booking, amount, until, fromWallet = 0 }: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  const wallet = useWalletName()
  const left = useTimeLeft(until, booking.server_time)
  const { unique_booking_id } = booking
  const queries = useQueryClient()
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['payment', unique_booking_id],
    queryFn: ({ signal }) => send(getPayment, { unique_booking_id }, signal),
    refetchInterval: ASK_MS,
    staleTime: 0,
    gcTime: 0,
  })
  const isItself = ({ queryKey }: Query) => queryKey[0] === 'booking' && queryKey.includes(unique_booking_id)
  const isNews = (data !== undefined && data.pay_until !== until) || left === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each answer, for the booking itself may fail to load
  useEffect(() => {
    // The booking was paid or has lapsed: the server knows its new state.
    if (isNews) void queries.invalidateQueries({ predicate: isItself }, { cancelRefetch: false })
  }, [queries, isNews, unique_booking_id, dataUpdatedAt])
  return (
    <chakra.div display="grid" gap="3">
      {data?.payment === 'declined' && left > 0 && (
        <Note icon={CircleAlert} tone="wrong" role="alert">
          <p>{t('booking.payDeclined')}</p>
          {fromWallet > 0 && <p>{t('pay.fromWallet', { wallet })}</p>}
        </Note>
      )}
      <Note icon={Clock3} tone="calm" role="status">
        {left > 0 ? t('booking.payWithin', { time: clockOf(left) }) : t('booking.payOver')}
      </Note>
      {data?.payment_url !== undefined && left > 0 && (
        <Pay href={data.payment_url}>{t('booking.payNow', { amount: money(amount) })}</Pay>
      )}
    </chakra.div>
  )
}

/** The seconds left, by the server's clock as it was when the booking was read. */
function useTimeLeft(until: string, serverTime: string): number {
  const [asked, setAsked] = useState(() => ({ serverTime, at: performance.now() }))
  const [now, setNow] = useState(asked.at)
  if (asked.serverTime !== serverTime) setAsked({ serverTime, at: performance.now() })
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  const whole = Date.parse(until) - Date.parse(serverTime)
  return Math.max(0, Math.ceil((whole - Math.max(0, now - asked.at)) / SECOND_MS))
}

const MINUTE_S = 60

const clockOf = (seconds: number) =>
  `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`

const Pay = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 'control',
    paddingInline: '5',
    borderRadius: 'control',
    background: 'accent',
    color: 'onAccent',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
  },
})
