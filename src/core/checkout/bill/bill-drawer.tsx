import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { BillLines } from '#src/core/bill/bill-lines.tsx'
import { EarnedLines } from '#src/core/bill/earned-lines.tsx'
import { Policy } from '#src/core/booking/policy.tsx'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { BillWord } from './bill-word.tsx'
import type { BillView } from './use-bill.ts'

interface Props {
  of: Sold
  draft: Draft
  view: BillView
  onClosed: () => void
  /** The button that leads on. */
  children: ReactNode
}

/** The bill, line by line, before one goes on to pay. */
export function BillDrawer({
  of,
  draft,
  view: { bill, cancellation, earns, deposit, isEstimate, was },
  onClosed,
  children,
}: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  return (
    <Dialog title={t('bill.title')} closeLabel={t('app.close')} onClosed={onClosed}>
      <chakra.div display="grid" gap="4">
        <BillLines
          bill={bill}
          subtotal={t(of.countText(draft), { n: of.countOf(draft) })}
          names={{ coupon: draft.perks.coupon?.code }}
        />
        <BillWord isEstimate={isEstimate} was={was} now={bill.total} />
        <EarnedLines earns={earns} timezone={draft.listing.timezone} />
        {cancellation && bill.subtotal > 0 && (
          <chakra.section display="grid" gap="2">
            <chakra.h3 fontSize="14" fontWeight="semibold">
              {t('booking.policy')}
            </chakra.h3>
            {deposit && (
              <chakra.p color="muted">
                {t('deposit.policy', { now: money(deposit.amount), later: money(deposit.at_place) })}
              </chakra.p>
            )}
            <Policy terms={cancellation} timezone={draft.listing.timezone} />
          </chakra.section>
        )}
        {children}
      </chakra.div>
    </Dialog>
  )
}
