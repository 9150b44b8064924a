import { chakra } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import type { WalletFunds } from '#contract/entities/wallet-funds.ts'
import { useForm } from '#src/core/form/use-form.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { choosePurchase } from '#src/core/perks/buying/chosen-purchase.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chips.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { typedAmount } from './amount.ts'

interface Props {
  funds: WalletFunds
  onClosed: () => void
}

/** Asks how much to put into the wallet, and leads on to the payment. */
export function TopUpDialog({ funds: { top_up }, onClosed }: Props) {
  const { t } = useSpeech()
  return (
    <Dialog title={t('topUp.title')} closeLabel={t('app.close')} onClosed={onClosed}>
      {top_up.most > 0 ? <Choosing of={top_up} /> : <p>{t('topUp.noRoom')}</p>}
    </Dialog>
  )
}

function Choosing({ of: { amounts, least, most } }: { of: WalletFunds['top_up'] }) {
  const { t } = useSpeech()
  const money = useMoney()
  const router = useRouter()
  const rules = { amount: { schema: typedAmount(least, most), wrong: 'topUp.wrong' } } as const
  const form = useForm(rules, { amount: String(amounts[0] ?? '') })
  return (
    <chakra.form
      ref={form.ref}
      noValidate
      display="grid"
      gap="4"
      onSubmit={form.submit(({ amount: price }) => {
        choosePurchase({ kind: 'top_up', title: t('topUp.chosen'), price, about: [t('topUp.text')] })
        void router.navigate({ to: '/perks/$kind/campaign/checkout', params: { kind: 'wallet' } })
      })}
    >
      <chakra.p color="muted">{t('topUp.text')}</chakra.p>
      <OfflineNote title="topUp.offline" />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {amounts.map((it) => (
          <Chip
            key={it}
            type="button"
            aria-pressed={form.values.amount === String(it)}
            onClick={() => form.set('amount', String(it))}
          >
            {money(it)}
          </Chip>
        ))}
      </chakra.div>
      <TextField
        {...form.field('amount')}
        label={t('topUp.amount')}
        hint={t('topUp.bounds', { least: money(least), most: money(most) })}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        required
      />
      <Button type="submit" minHeight="control">
        {t('topUp.goOn')}
      </Button>
    </chakra.form>
  )
}
