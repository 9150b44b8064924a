import { chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { resendGiftCard, takeBackGiftCard } from '#contract/calls/gifts.ts'
import type { GivenCard } from '#contract/entities/gift.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { send } from '#src/data/provider/call.ts'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { QuietButton } from '#src/ui/quiet-button.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'
import { type GivenTo, RecipientForm } from './buying/recipient-form.tsx'
import { Failure } from './failure.tsx'
import { useRequestKey } from './use-request-key.ts'

/** The dialog that sends a gift again, to the same address or another one, or takes it back. */
export function GiftChanges({ gift, onClosed }: { gift: GivenCard; onClosed: () => void }) {
  const { t } = useSpeech()
  return (
    <Dialog
      title={t('given.changeTitle', { name: gift.recipient_name })}
      closeLabel={t('app.close')}
      onClosed={onClosed}
    >
      <Changes of={gift} />
    </Dialog>
  )
}

type Change = { what: 'resend' } | { what: 'correct'; to: GivenTo } | { what: 'take back' }

function Changes({ of: { id: gift, can, state, recipient_name: name, message = '' } }: { of: GivenCard }) {
  const { t } = useSpeech()
  const isAhead = state === 'waiting'
  const close = useCloseDialog()
  const queries = useQueryClient()
  const [isCorrecting, setCorrecting] = useState(false)
  const keyOf = useRequestKey()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (change: Change) => {
      const request = { gift, idempotency_key: keyOf(JSON.stringify(change)) }
      if (change.what === 'take back') return send(takeBackGiftCard, request)
      if (change.what === 'resend') return send(resendGiftCard, request)
      const corrected = { ...request, recipient_data: change.to.recipient }
      return send(resendGiftCard, corrected)
    },
    onSuccess: async () => {
      await queries.invalidateQueries()
      close()
    },
  })
  const isDoing = (what: Change['what']) => isPending && variables.what === what
  if (isCorrecting)
    return (
      <chakra.div display="grid" gap="4">
        <OfflineNote title="given.offline" />
        <RecipientForm
          action={t(isAhead ? 'given.save' : 'given.sendAgain')}
          known={{ name, message }}
          isWorking={isDoing('correct')}
          error={error}
          onDone={(to) => mutate({ what: 'correct', to })}
        />
      </chakra.div>
    )
  return (
    <chakra.div display="grid" gap="4">
      <OfflineNote title="given.offline" />
      <Failure error={error} />
      {can.resend && (
        <WorkButton type="button" working={isDoing('resend')} onClick={() => mutate({ what: 'resend' })}>
          {t(isAhead ? 'given.sendNow' : 'given.sendAgain')}
        </WorkButton>
      )}
      {can.resend && (
        <QuietButton type="button" onClick={() => setCorrecting(true)}>
          {t(isAhead ? 'given.correctAhead' : 'given.correct')}
        </QuietButton>
      )}
      {can.take_back && (
        <QuietButton
          type="button"
          aria-disabled={isPending || undefined}
          onClick={() => !isPending && mutate({ what: 'take back' })}
        >
          {t('given.takeBack')}
        </QuietButton>
      )}
      <chakra.p color="muted" fontSize="14">
        {t('given.takeBackText')}
      </chakra.p>
    </chakra.div>
  )
}
