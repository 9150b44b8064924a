import { useRouter } from '@tanstack/react-router'
import type { WireBill } from '#contract/bill/wire.ts'
import { saveLoginIntent } from '#src/core/account/login-intent/login-intent.ts'
import { usePerson } from '#src/core/account/person.ts'
import type { Placing } from '#src/core/checkout/pay/use-placing.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { connection } from '#src/data/connection/report.ts'
import { Button } from '#src/ui/button.tsx'
import { useCloseDialog } from '#src/ui/dialog.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'

interface Props {
  of: Sold
  draft: Draft
  bill: WireBill
  placing: Placing
  /** Whether an order could be placed now. */
  canOrder: boolean
}

/** The button that leads on to paying, or orders what costs nothing; guests log in first. */
export function OnButton({ of, draft, bill, placing, canOrder }: Props) {
  const { t } = useSpeech()
  const router = useRouter()
  const close = useCloseDialog()
  const isKnown = usePerson().token !== undefined
  const { slug } = draft.listing
  const isOnline = useObserved(connection) === 'online'
  // Without a network the order may wait for one, which the payment screen offers.
  const isOrderedHere = bill.payable === 0 && bill.wallet === 0 && isOnline
  const goOn = () => {
    close()
    const next = isOrderedHere ? of.paths.review : of.paths.checkout
    const to = router.buildLocation({ to: next, params: { slug } }).href
    if (!isKnown) saveLoginIntent({ why: 'cart', back: to })
    router.history.push(isKnown ? to : '/login')
  }
  if (!isKnown || !isOrderedHere)
    return (
      <Button type="button" data-first onClick={goOn}>
        {t(isKnown ? 'checkout.toPayment' : 'checkout.logInToBook')}
      </Button>
    )
  const order = () => {
    close()
    placing.placeOrder({ draft, method: 'PAY_AT_VENUE', isPartialWallet: false, total: bill.total })
  }
  return (
    <WorkButton
      type="button"
      data-first
      working={placing.method !== undefined}
      aria-disabled={!canOrder || undefined}
      onClick={() => canOrder && order()}
    >
      {bill.subtotal === 0 ? t(of.texts.getFree, { n: of.countOf(draft) }) : t('checkout.bookNow')}
    </WorkButton>
  )
}
