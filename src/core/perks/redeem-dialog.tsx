import { chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { redeemGiftCard } from '#contract/calls/gift-cards.ts'
import { useForm } from '#src/core/form/use-form.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { send } from '#src/data/provider/call.ts'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { PostcardDrawing } from '#src/ui/drawings/postcard.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'

const CELEBRATED_MS = 3_000

/** A code and PIN, as a mailed link has them. */
export interface CardSecret {
  code: string
  pin: string
}

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
  // A repeated try has the key of the first, in case only the answer was lost.
  const tried = useRef({ text: '', key: '' })
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ code, pin }: CardSecret) => {
      const text = `${code} ${pin}`
      if (tried.current.text !== text) tried.current = { text, key: crypto.randomUUID() }
      const request = { gift_card_code: code, gift_card_pin: pin, idempotency_key: tried.current.key }
      return send(redeemGiftCard, request)
    },
    onSuccess: () => void queries.invalidateQueries(),
  })
  const failure = useFailureText(error)
  if (isSuccess) return <Celebration />
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
      {error !== null && (
        <chakra.p role="alert" color="danger" fontWeight="semibold">
          {failure}
        </chakra.p>
      )}
      <WorkButton type="submit" working={isPending}>
        {t('redeem.action')}
      </WorkButton>
    </chakra.form>
  )
}

/** Says that the gift card is theirs, for a moment, and closes the dialog. */
function Celebration() {
  const { t } = useSpeech()
  const close = useCloseDialog()
  useEffect(() => {
    const over = setTimeout(close, CELEBRATED_MS)
    return () => clearTimeout(over)
  }, [close])
  return (
    <Joy role="status">
      <PostcardDrawing />
      <chakra.b fontSize="20">{t('redeem.done')}</chakra.b>
      <chakra.p color="muted">{t('redeem.doneText')}</chakra.p>
    </Joy>
  )
}

const Joy = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    textAlign: 'center',
    '& > svg': { animation: 'pop {durations.calm} ease-out', _motionReduce: { animation: 'none' } },
  },
})
