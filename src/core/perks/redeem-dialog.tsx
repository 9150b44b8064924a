import { chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'
import { redeemGiftCard } from '#contract/calls/gift-cards.ts'
import { useForm } from '#src/core/form/use-form.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { send } from '#src/data/provider/call.ts'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { PostcardDrawing } from '#src/ui/drawings/postcard.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { Confetti } from './confetti.tsx'
import { FormEnd } from './form-end.tsx'
import type { CardSecret } from './linked-card.ts'
import { useRequestKey } from './use-request-key.ts'

const CELEBRATED_MS = 3_000

interface Props {
  /** The code and PIN of the link that led here. */
  typed: CardSecret | undefined
  onClosed: () => void
}

/** The dialog that redeems a gift card by its code and PIN. */
export function RedeemDialog({ typed, onClosed }: Props) {
  const { t } = useSpeech()
  return (
    <Dialog title={t('redeem.title')} closeLabel={t('app.close')} onClosed={onClosed}>
      <Redeeming typed={typed} />
    </Dialog>
  )
}

const required = { schema: v.pipe(v.string(), v.trim(), v.minLength(1)), wrong: 'form.required' } as const
const rules = { code: required, pin: required }

function Redeeming({ typed }: Pick<Props, 'typed'>) {
  const { t } = useSpeech()
  const queries = useQueryClient()
  const form = useForm(rules, { code: typed?.code ?? '', pin: typed?.pin ?? '' })
  const keyOf = useRequestKey()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: ({ code, pin }: CardSecret) => {
      const idempotency_key = keyOf(`${code} ${pin}`)
      const request = { gift_card_code: code, gift_card_pin: pin, idempotency_key }
      return send(redeemGiftCard, request)
    },
    onSuccess: () => void queries.invalidateQueries(),
  })
  if (data) return <Celebration amount={data.amount} />
  return (
    <chakra.form ref={form.ref} noValidate display="grid" gap="4" onSubmit={form.submit((it) => mutate(it))}>
      <chakra.p color="muted">{t('redeem.text')}</chakra.p>
      <OfflineNote title="redeem.offline" />
      <TextField
        {...form.field('code')}
        label={t('redeem.code')}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        required
      />
      <TextField
        {...form.field('pin')}
        label={t('redeem.pin')}
        maxLength={20}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        required
      />
      <FormEnd action={t('redeem.action')} isWorking={isPending} error={error} />
    </chakra.form>
  )
}

/** Says that the gift card is theirs and what is on it, for a moment, and closes the dialog. */
function Celebration({ amount }: { amount: number | undefined }) {
  const { t } = useSpeech()
  const money = useMoney()
  const close = useEffectEvent(useCloseDialog())
  useEffect(() => {
    const over = setTimeout(() => close(), CELEBRATED_MS)
    return () => clearTimeout(over)
  }, [])
  return (
    <Joy role="status">
      <PostcardDrawing />
      <Confetti ms={CELEBRATED_MS} />
      {amount !== undefined && (
        <chakra.b dir="ltr" fontSize="32" lineHeight="1.2" fontVariantNumeric="tabular-nums">
          {money(amount)}
        </chakra.b>
      )}
      <chakra.b fontSize="20">{t('redeem.done')}</chakra.b>
      <chakra.p color="muted">{t('redeem.doneText')}</chakra.p>
    </Joy>
  )
}

const Joy = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    textAlign: 'center',
    '& > svg': { animation: 'pop {durations.calm} ease-out', _motionReduce: { animation: 'none' } },
  },
})
