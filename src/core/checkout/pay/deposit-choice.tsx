import type { Deposit } from '#contract/calls/orders.ts'
import type { OrderPart } from '#contract/entities/placed.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { RadioList } from '#src/ui/radio-list.tsx'

interface Props {
  deposit: Deposit
  total: number
  part: OrderPart
  onChoose: (part: OrderPart) => void
}

/** The choice between paying the deposit now, with the rest on arrival, and paying all of it. */
export function DepositChoice({ deposit, total, part, onChoose }: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  const amounts = { now: money(deposit.amount), later: money(deposit.at_place) }
  return (
    <RadioList<OrderPart>
      legend={t('deposit.how')}
      options={[
        { value: 'deposit', label: t('deposit.part', amounts) },
        { value: 'all', label: t('deposit.all', { amount: money(total) }) },
      ]}
      value={part}
      onChoose={onChoose}
    />
  )
}
