import { chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import type { Booking } from '#contract/entities/booking.ts'
import { bookingStatus, customerView } from '#contract/status.ts'
import { BillLines } from '#src/core/bill/bill-lines.tsx'
import { EarnedLines } from '#src/core/bill/earned-lines.tsx'
import { dueAtPlace, leftToPlace } from '#src/core/booking/due-at-place.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { PageSection } from '#src/core/page/section.tsx'
import { WhiteBox } from '#src/ui/white-box.ts'
import { PaymentLines } from './payment-lines.tsx'

/** A part of what was bought. */
export interface BoughtLine {
  name: string
  amount: number
  /** The factors of the amount: a quantity, at a price each. */
  each?: { quantity: number; price: number } | undefined
  /** The time, or who does it. */
  more?: string | undefined
  /** The add-ons, with their prices. */
  added?: readonly { id: number; name: string; price: number }[] | undefined
}

interface Props {
  booking: Booking
  title: string
  lines: readonly BoughtLine[]
  count: string
}

/** The purchase: what was bought, its price and how that comes about, and how it is paid. */
export function PaidSection({ booking, title, lines, count }: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  const { payment_mode, bill, status } = booking
  const due = dueAtPlace(booking)
  const notOwed = status === bookingStatus.cancelled ? leftToPlace(booking) : 0
  const isDue = customerView(status).unpaid || (due > 0 && payment_mode === 'PAY_AT_VENUE')
  return (
    <>
      <PageSection title={title}>
        <WhiteBox as="ul" listStyle="none">
          {lines.map(({ name, amount, each, more, added = [] }) => (
            <Fragment key={name}>
              <Line>
                <chakra.span minWidth="0">
                  <chakra.b display="block" fontWeight="semibold">
                    {name}
                  </chakra.b>
                  {each && (
                    <chakra.span color="muted" fontSize="14" dir="ltr">
                      {each.quantity} × {money(each.price)}
                    </chakra.span>
                  )}
                  {more && (
                    <chakra.span display="block" color="muted" fontSize="14">
                      {more}
                    </chakra.span>
                  )}
                </chakra.span>
                <b dir="ltr">{money(amount)}</b>
              </Line>
              {added.map((it) => (
                <Line key={it.id}>
                  <chakra.span minWidth="0">
                    + <bdi>{it.name}</bdi>
                  </chakra.span>
                  <b dir="ltr">{money(it.price)}</b>
                </Line>
              ))}
            </Fragment>
          ))}
        </WhiteBox>
      </PageSection>
      <PageSection title={t('booking.price')}>
        <WhiteBox>
          <BillLines bill={bill} subtotal={count} isSettled={!isDue} />
          <PaymentLines booking={booking} />
          <EarnedLines earns={booking.earns} timezone={booking.timezone} />
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
