import { chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { withdrawWallet } from '#contract/calls/purchases.ts'
import type { WalletFunds } from '#contract/entities/wallet-funds.ts'
import { useForm } from '#src/core/form/use-form.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { useMoney } from '#src/core/money/use-money.ts'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { send } from '#src/data/provider/call.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'
import { typedAmount } from './amount.ts'

interface Props {
  funds: WalletFunds
  onClosed: () => void
}

/** Asks how much own money is paid out to where it came from. */
export function PayOutDialog({ funds, onClosed }: Props) {
  const { t } = useSpeech()
  // The amount as it was at first, since the texts stay once it is paid out.
  const [most] = useState(funds.can_pay_out)
  return (
    <Dialog title={t('payOut.title')} closeLabel={t('app.close')} onClosed={onClosed}>
      <PayingOut most={most} />
    </Dialog>
  )
}

function PayingOut({ most }: { most: number }) {
  const { t } = useSpeech()
  const money = useMoney()
  const queries = useQueryClient()
  const rules = { amount: { schema: typedAmount(0.001, most), wrong: 'payOut.wrong' } } as const
  const form = useForm(rules, { amount: String(most) })
  // A repeated try has the key of the first, in case only the answer was lost.
  const tried = useRef({ amount: 0, key: '' })
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: (amount: number) => {
      if (tried.current.amount !== amount) tried.current = { amount, key: crypto.randomUUID() }
      const request = { amount, idempotency_key: tried.current.key }
      return send(withdrawWallet, request)
    },
    onSuccess: () => void queries.invalidateQueries(),
  })
  const failure = useFailureText(error)
  if (isSuccess)
    return (
      <chakra.div role="status" display="grid" gap="1">
        <b>{t('payOut.done', { amount: money(variables) })}</b>
        <chakra.p color="muted">{t('payOut.doneText')}</chakra.p>
      </chakra.div>
    )
  return (
    <chakra.form
      ref={form.ref}
      noValidate
      display="grid"
      gap="4"
      onSubmit={form.submit(({ amount }) => mutate(amount))}
    >
      <chakra.p color="muted">{t('payOut.text')}</chakra.p>
      <OfflineNote title="payOut.offline" />
      <TextField
        {...form.field('amount')}
        label={t('topUp.amount')}
        hint={t('payOut.upTo', { most: money(most) })}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        required
      />
      {error !== null && (
        <chakra.p role="alert" color="danger" fontWeight="semibold">
          {failure}
        </chakra.p>
      )}
      <WorkButton type="submit" working={isPending}>
        {t('payOut.do')}
      </WorkButton>
    </chakra.form>
  )
}
