import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { BillLines } from '#src/core/bill/bill-lines.tsx'
import { quantityOf } from '#src/core/checkout/cart.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Note } from '#src/ui/note.tsx'
import type { BillView } from './use-bill.ts'

interface Props {
  of: Sold
  draft: Draft
  view: BillView
  onClosed: () => void
  /** The way on. */
  children: ReactNode
}

/** What it comes to, line by line, before one goes on to pay. */
export function BillDrawer({ of, draft, view: { bill, isEstimate, was }, onClosed, children }: Props) {
  const { t } = useSpeech()
  return (
    <Dialog title={t('bill.title')} closeLabel={t('app.close')} onClosed={onClosed}>
      <chakra.div display="grid" gap="4">
        <BillLines bill={bill} subtotal={t(of.texts.count, { n: quantityOf(draft) })} />
        <BillWord isEstimate={isEstimate} was={was} now={bill.total} />
        {children}
      </chakra.div>
    </Dialog>
  )
}

/** That it is not final yet, or that it has changed: To Pay never jumps without a word. */
export function BillWord({
  isEstimate,
  was,
  now,
}: {
  isEstimate: boolean
  was: number | undefined
  now: number
}) {
  const { t } = useSpeech()
  const money = useMoney()
  return (
    <div role="status">
      {isEstimate && (
        <chakra.p color="muted" fontSize="14">
          {t('bill.estimate')}
        </chakra.p>
      )}
      {was !== undefined && (
        <Note icon={CircleAlert} tone="calm">
          {t('bill.changed', { was: money(was), now: money(now) })}
        </Note>
      )}
    </div>
  )
}
