import { chakra } from '@chakra-ui/react'
import type { Booking } from '#contract/entities/booking.ts'
import { bookingStatus, customerView } from '#contract/status.ts'
import type { TextKey } from '#contract/texts/en.ts'
import { BillLines } from '#src/core/bill/bill-lines.tsx'
import { dueAtPlace, leftToPlace } from '#src/core/booking/due-at-place.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { PageSection } from '#src/core/page/section.tsx'
import { useWalletName } from '#src/core/wallet/use-wallet-name.ts'
import { WhiteBox } from '#src/ui/white-box.ts'

/** A part of what was bought. */
export interface BoughtLine {
  name: string
  amount: number
  /** How the amount comes about: so many at a price each. */
  each?: { quantity: number; price: number } | undefined
}

const methods: Readonly<Record<string, TextKey>> = {
  PAY_AT_VENUE: 'booking.method.PAY_AT_VENUE',
  Online: 'booking.method.Online',
}

interface Props {
  booking: Booking
  title: string
  lines: readonly BoughtLine[]
  count: string
}

/** What was bought, what it cost and why, and how it is paid. */
export function PaidSection({ booking, title, lines, count }: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  const wallet = useWalletName()
  const { payment_mode, bill, status, payable } = booking
  const due = dueAtPlace(booking)
  const notOwed = status === bookingStatus.cancelled ? leftToPlace(booking) : 0
  // What a change of dates left to the place is not all of it.
  const isRest = payment_mode !== 'PAY_AT_VENUE' && due > 0
  const isDue = customerView(status).unpaid || (due > 0 && !isRest)
  const method = methods[payment_mode]
  return (
    <>
      <PageSection title={title}>
        <WhiteBox as="ul" listStyle="none">
          {lines.map(({ name, amount, each }) => (
            <Line key={name}>
              <chakra.span minWidth="0">
                <chakra.b display="block" fontWeight="semibold">
                  {name}
                </chakra.b>
                {each && (
                  <chakra.span color="muted" fontSize="14" dir="ltr">
                    {each.quantity} × {money(each.price)}
                  </chakra.span>
                )}
              </chakra.span>
              <b dir="ltr">{money(amount)}</b>
            </Line>
          ))}
        </WhiteBox>
      </PageSection>
      <PageSection title={t('booking.price')}>
        <WhiteBox>
          <BillLines bill={bill} subtotal={count} isSettled={!isDue} />
          <Method>
            <dt>{t('booking.payment')}</dt>
            <dd>
              {booking.total === 0 ? t('pay.nothing') : method ? t(method) : wallet}
              {isRest && ` ${money(payable - due)} · ${t('booking.atVenue', { amount: money(due) })}`}
            </dd>
          </Method>
          {notOwed > 0 && (
            <chakra.p fontSize="14" color="muted">
              {t('booking.notOwed', { amount: money(notOwed) })}
            </chakra.p>
          )}
        </WhiteBox>
      </PageSection>
    </>
  )
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    '& > b': { flex: 'none', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
})

const Method = chakra('dl', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlockStart: '3',
    borderBlockStartWidth: '1px',
    borderColor: 'line',
    fontSize: '14',
    '& > dt': { color: 'muted' },
    '& > dd': { fontWeight: 'semibold', textAlign: 'end' },
  },
})
