import { chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { giveGiftCard } from '#contract/calls/gifts.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { send } from '#src/data/provider/call.ts'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { type GivenTo, RecipientForm } from './buying/recipient-form.tsx'
import { useRequestKey } from './use-request-key.ts'

/** Asks whom a gift card of the person's own is for, and sends it. */
export function HandOnDialog({ card, onClosed }: { card: number; onClosed: () => void }) {
  const { t } = useSpeech()
  const queries = useQueryClient()
  return (
    <Dialog
      title={t('buying.whom')}
      closeLabel={t('app.close')}
      onClosed={() => {
        // Only now, because the list without the card has no place for this dialog.
        void queries.invalidateQueries()
        onClosed()
      }}
    >
      <HandingOn card={card} />
    </Dialog>
  )
}

function HandingOn({ card: gift_card }: { card: number }) {
  const { t } = useSpeech()
  const close = useCloseDialog()
  const keyOf = useRequestKey()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (to: GivenTo) => {
      const { recipient: recipient_data, deliver_on } = to
      const idempotency_key = keyOf(JSON.stringify(to))
      const request = { gift_card, recipient_data, idempotency_key, ...(deliver_on && { deliver_on }) }
      return send(giveGiftCard, request)
    },
    onSuccess: close,
  })
  return (
    <chakra.div display="grid" gap="4">
      <chakra.p color="muted">{t('given.handOnText')}</chakra.p>
      <OfflineNote title="given.offline" />
      <RecipientForm
        action={t('given.send')}
        hasDay
        isWorking={isPending}
        error={error}
        onDone={(to) => mutate(to)}
      />
    </chakra.div>
  )
}
