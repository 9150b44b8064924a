import { chakra } from '@chakra-ui/react'
import type { Booking } from '#contract/entities/booking.ts'
import { fromWire, minus, toWire } from '#contract/money.ts'
import { customerView } from '#contract/status.ts'
import type { TextKey } from '#contract/texts/en.ts'
import { dueAtPlace, leftToPlace } from '#src/core/booking/due-at-place.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { useWalletName } from '#src/core/wallet/use-wallet-name.ts'

const methods: Readonly<Record<string, TextKey>> = {
  PAY_AT_VENUE: 'booking.method.PAY_AT_VENUE',
  Online: 'booking.method.Online',
}

/** The way in which a booking is paid, and the amount left to be paid on arrival. */
export function PaymentLines({ booking }: { booking: Booking }) {
  const { t } = useSpeech()
  const money = useMoney()
  const wallet = useWalletName()
  const { payment_mode, payable, total, currency, status, deposit } = booking
  const { unpaid } = customerView(status)
  // A deposit or a change of dates may have left a part of the price to be paid at the place.
  const left = unpaid ? leftToPlace(booking) : dueAtPlace(booking)
  const rest = payment_mode === 'PAY_AT_VENUE' ? 0 : left
  const key = methods[payment_mode]
  const method = key ? t(key) : wallet
  if (rest === 0)
    return (
      <List>
        <Line>
          <dt>{t('booking.payment')}</dt>
          <dd>{total === 0 ? t('pay.nothing') : method}</dd>
        </Line>
      </List>
    )
  const all = fromWire(deposit > 0 ? total : payable, currency)
  const paid = toWire(minus(all, fromWire(rest, currency)), currency)
  const name = deposit === 0 ? 'booking.payment' : unpaid ? 'booking.deposit' : 'booking.depositPaid'
  return (
    <List>
      <Line>
        <dt>{t(name)}</dt>
        <dd>
          {method} · <bdi>{money(paid)}</bdi>
        </dd>
      </Line>
      <Line>
        <dt>{t('booking.dueThere')}</dt>
        <dd dir="ltr">{money(rest)}</dd>
      </Line>
    </List>
  )
}

const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2',
    paddingBlockStart: '3',
    borderBlockStartWidth: '1px',
    borderColor: 'line',
    fontSize: '14',
  },
})

const Line = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    '& > dt': { color: 'muted' },
    '& > dd': { fontWeight: 'semibold', textAlign: 'end' },
  },
})
