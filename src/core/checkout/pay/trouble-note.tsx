import { CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import * as v from 'valibot'
import { billSchema } from '#contract/bill/wire.ts'
import type { BillView } from '#src/core/checkout/bill/use-bill.ts'
import { NotAvailable } from '#src/core/checkout/hold/not-available.tsx'
import type { HoldView } from '#src/core/checkout/hold/use-hold.ts'
import { perkKinds } from '#src/core/checkout/perks/kinds.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { useMoney } from '#src/core/money/use-money.ts'
import { useObserved } from '#src/core/use-observed.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { Refused } from '#src/data/provider/errors.ts'
import { Note } from '#src/ui/note.tsx'
import { QuietButton } from '#src/ui/quiet-button.tsx'
import { orderTrouble } from './trouble.ts'
import type { Placing } from './use-placing.ts'

interface Props {
  of: Sold
  draft: Draft
  hold: HoldView
  view: BillView
  placing: Placing
  isPartialWallet: boolean
  /** The deposit, where that alone is paid now. */
  deposit?: number | undefined
}

/** Says why the last order failed, and what helps. */
export function TroubleNote({ of, draft, hold, view, placing, isPartialWallet, deposit }: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  const trouble = useObserved(orderTrouble)
  const error = trouble?.error
  const failure = useFailureText(error)
  const code = error instanceof Refused ? error.code : undefined
  useMended(of, error, view)
  if (!trouble || placing.method) return null
  if (trouble.isGone)
    return (
      <Note icon={CircleAlert} tone="calm" role="alert">
        {t('pay.goneText')}
      </Note>
    )
  if (!error) return null
  const bill = error instanceof Refused ? v.safeParse(billSchema, error.answer.bill) : undefined
  if (code === 'PRICE_CHANGED' && bill?.success) {
    const { total } = bill.output
    const now = money(total)
    const { method } = trouble
    return (
      <Note icon={CircleAlert} tone="wrong" role="alert">
        <b>{t('pay.changedTitle')}</b>
        <p>{t('pay.changedText', { was: money(trouble.total), now })}</p>
        {method && (
          <QuietButton
            type="button"
            onClick={() => placing.placeOrder({ draft, method, isPartialWallet, total, deposit })}
          >
            {t('pay.acceptNew', { now })}
          </QuietButton>
        )}
      </Note>
    )
  }
  if (code === 'SOLD_OUT' || code === 'UNAVAILABLE')
    return (
      <NotAvailable
        of={of}
        draft={draft}
        trouble={error}
        againText="checkout.holdAgain"
        onAgain={() => {
          orderTrouble.set(undefined)
          hold.ask()
        }}
        onTake={() => orderTrouble.set(undefined)}
      />
    )
  return (
    <Note icon={CircleAlert} tone="wrong" role="alert">
      <b>{failure}</b>
      {code === 'PERK_REFUSED' && <p>{t('pay.refusedPerk')}</p>}
    </Note>
  )
}

/** Takes a refused perk off the draft; after any other refusal the bill is read again. */
function useMended(of: Sold, error: unknown, { refetch }: BillView): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each trouble
  useEffect(() => {
    if (!(error instanceof Refused)) return
    const kind = perkKinds.find(({ line }) => line === error.answer.perk)
    if (kind)
      void of.drafts.change((now) => now && { ...now, perks: { ...now.perks, [kind.name]: undefined } })
    else refetch()
  }, [error])
}
