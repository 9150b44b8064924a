import { useMutation } from '@tanstack/react-query'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { useObserved } from '#src/core/use-observed.ts'
import type { SentOrder } from '#src/data/checkout/order.ts'
import type { Outcome } from '#src/data/checkout/ordering.ts'
import { ordering } from '#src/data/checkout/page-checkout.ts'
import { Button, QuietChoice } from '#src/ui/button.tsx'
import { LifebuoyDrawing } from '#src/ui/drawings/lifebuoy.tsx'
import { OrderNews } from './order-news.tsx'
import { orderTrouble } from './trouble.ts'

interface Props {
  of: Pick<Sold, 'order'>
  order: SentOrder
  onOutcome: (outcome: Outcome) => void
}

/** An order that the server has not received: it is sent again unchanged, or dropped. */
export function NotReceived({ of, order, onOutcome }: Props) {
  const { t } = useSpeech()
  const trouble = useObserved(orderTrouble)
  const failure = useFailureText(trouble?.error)
  const { mutate, isPending } = useMutation({
    mutationFn: (what: 'again' | 'giveUp') => {
      if (trouble) orderTrouble.set({ ...trouble, error: undefined })
      return what === 'again' ? ordering.again(of.order) : ordering.giveUp()
    },
    onSuccess: (outcome) => (outcome.kind === 'gone' ? orderTrouble.set(undefined) : onOutcome(outcome)),
  })
  const doing = (what: 'again' | 'giveUp') => ({
    type: 'button' as const,
    'aria-disabled': isPending || undefined,
    onClick: () => !isPending && mutate(what),
  })
  return (
    <OrderNews
      of={order.title}
      drawing={<LifebuoyDrawing />}
      title={t('pay.nothingTitle')}
      text={trouble?.error ? failure : t('pay.nothingText')}
    >
      <Button {...doing('again')}>{t('pay.again')}</Button>
      <QuietChoice {...doing('giveUp')}>{t('pay.otherWay')}</QuietChoice>
    </OrderNews>
  )
}
