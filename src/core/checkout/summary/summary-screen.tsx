import { useBill } from '#src/core/checkout/bill/use-bill.ts'
import { Column, Columns, StepFrame } from '#src/core/checkout/frame.tsx'
import { CheckoutGate } from '#src/core/checkout/gate.tsx'
import { HoldPill } from '#src/core/checkout/hold/hold-pill.tsx'
import { useHold } from '#src/core/checkout/hold/use-hold.ts'
import { useCanOrder } from '#src/core/checkout/pay/use-can-order.ts'
import { type Placing, usePlacing } from '#src/core/checkout/pay/use-placing.ts'
import type { PerkRequest } from '#src/core/checkout/perks/perk-request.ts'
import { Perks } from '#src/core/checkout/perks/perks.tsx'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { useScreenName } from '#src/core/screen-name.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { BookingNote } from './booking-note.tsx'
import { ChosenLines } from './chosen-lines.tsx'
import { ListingHead } from './listing-head.tsx'
import { OnButton } from './on-button.tsx'
import { SummaryBar } from './summary-bar.tsx'

interface Props {
  of: Sold
  slug?: string
  wanted: PerkRequest
}

/** The screen on which one reviews a draft before paying, while it is held. */
export function SummaryScreen({ of, slug, wanted }: Props) {
  const { t } = useSpeech()
  useScreenName(t('checkout.title'))
  const placing = usePlacing(of)
  return (
    <CheckoutGate of={of} slug={slug} title={t('checkout.title')} isPlacing={placing.method !== undefined}>
      {(draft) => <Summary of={of} draft={draft} wanted={wanted} placing={placing} />}
    </CheckoutGate>
  )
}

const billDrawer = () => import('#src/core/checkout/bill/bill-drawer.tsx')

interface SummaryProps {
  of: Sold
  draft: Draft
  wanted: PerkRequest
  /** The placing of an order that costs nothing, which leaves from this screen. */
  placing: Placing
}

function Summary({ of, draft, wanted, placing }: SummaryProps) {
  const { t } = useSpeech()
  const hold = useHold(of, draft)
  const view = useBill(of, draft)
  const canOrder = useCanOrder(hold, view)
  const notes = useLoaded(() => import('#src/core/checkout/hold/hold-note.tsx'))
  const isFree = view.bill.subtotal === 0
  const isOrderedHere = view.bill.payable === 0 && view.bill.wallet === 0
  const trouble = useLoaded(() => import('#src/core/checkout/pay/trouble-note.tsx'), isOrderedHere)
  // The code of the bill is loaded before it is asked for.
  useLoaded(billDrawer)
  const bill = useLazyPart<Awaited<ReturnType<typeof billDrawer>>>()
  const on = { of, draft, bill: view.bill, placing, canOrder }
  return (
    <StepFrame title={t('checkout.title')} aside={<HoldPill hold={hold} />}>
      <Columns>
        <Column>
          {notes && <notes.HoldNote of={of} draft={draft} hold={hold} />}
          {trouble && <trouble.TroubleNote {...{ of, draft, hold, view, placing }} isPartialWallet={false} />}
          <ListingHead of={of} draft={draft} />
          <ChosenLines of={of} draft={draft} />
          {!isFree && <Perks of={of} draft={draft} view={view} wanted={wanted} />}
          <BookingNote of={of} note={draft.note} />
        </Column>
        <SummaryBar view={view} onBill={() => bill.ask(billDrawer)}>
          <OnButton {...on} />
        </SummaryBar>
      </Columns>
      {bill.part && (
        <bill.part.BillDrawer of={of} draft={draft} view={view} onClosed={bill.leave}>
          <OnButton {...on} />
        </bill.part.BillDrawer>
      )}
    </StepFrame>
  )
}
