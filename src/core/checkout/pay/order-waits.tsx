import { useSpeech } from '#src/core/language/language.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import type { SentOrder } from '#src/data/checkout/order.ts'
import type { Outcome } from '#src/data/checkout/ordering.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { takeBack } from '#src/data/outbox/taken-back.ts'
import { QuietChoice } from '#src/ui/button.tsx'
import { LighthouseDrawing } from '#src/ui/drawings/lighthouse.tsx'
import { OrderNews } from './order-news.tsx'
import { useOrderOutcome } from './use-order-outcome.ts'

interface Props {
  order: SentOrder
  onOutcome: (outcome: Outcome) => void
}

/** An order that is sent once there is a network, and can be withdrawn until then. */
export function OrderWaits({ order, onOutcome }: Props) {
  const { t } = useSpeech()
  const { title, idempotency_key } = order
  const entry = useObserved(outbox.waiting).find((it) => it.key === idempotency_key)
  useOrderOutcome(idempotency_key, (outcome) => {
    if (outcome.kind === 'refused') onOutcome(outcome)
  })
  return (
    <OrderNews
      of={title}
      drawing={<LighthouseDrawing />}
      title={t('pay.queuedTitle')}
      text={t('pay.queuedText', { title })}
    >
      <QuietChoice type="button" aria-disabled={!entry || undefined} onClick={() => entry && takeBack(entry)}>
        {t('pay.withdraw')}
      </QuietChoice>
    </OrderNews>
  )
}
