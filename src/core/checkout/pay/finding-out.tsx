import { useSpeech } from '#src/core/language/language.tsx'
import type { SentOrder } from '#src/data/checkout/order.ts'
import type { Outcome } from '#src/data/checkout/ordering.ts'
import { LighthouseDrawing } from '#src/ui/drawings/lighthouse.tsx'
import { OrderNews } from './order-news.tsx'
import { useOrderOutcome } from './use-order-outcome.ts'

interface Props {
  order: SentOrder
  onOutcome: (outcome: Outcome) => void
}

/**
 * An order without an answer, or with one that goes to another tab: the server is asked until its outcome is
 * known.
 */
export function FindingOut({ order, onOutcome }: Props) {
  const { t } = useSpeech()
  // The order book leads to any other outcome; the reason of a refusal is shown by the screen that follows.
  useOrderOutcome(order.idempotency_key, (outcome) => {
    if (outcome.kind === 'refused') onOutcome(outcome)
  })
  const isSent = order.state === 'sent'
  return (
    <OrderNews
      of={order.title}
      drawing={<LighthouseDrawing />}
      title={t(isSent ? 'pay.placing' : 'pay.unknownTitle')}
      text={isSent ? t('pay.placingText') : t('pay.unknownText', { title: order.title })}
    />
  )
}
