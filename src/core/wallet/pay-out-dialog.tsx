import { chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { withdrawWallet } from '#contract/calls/purchases.ts'
import type { WalletFunds } from '#contract/entities/wallet-funds.ts'
import { useForm } from '#src/core/form/use-form.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { FormEnd } from '#src/core/perks/form-end.tsx'
import { useRequestKey } from '#src/core/perks/use-request-key.ts'
import { send } from '#src/data/provider/call.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { TextField } from '#src/ui/text-field.tsx'
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
  const keyOf = useRequestKey()
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: (amount: number) => {
      const request = { amount, idempotency_key: keyOf(String(amount)) }
      return send(withdrawWallet, request)
    },
    onSuccess: () => void queries.invalidateQueries(),
  })
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
      <FormEnd action={t('payOut.do')} isWorking={isPending} error={error} />
    </chakra.form>
  )
}
