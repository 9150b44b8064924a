import { chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refundPurchase } from '#contract/calls/purchases.ts'
import type { Refundable } from '#contract/entities/refundable.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { useMoney } from '#src/core/money/use-money.ts'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { send } from '#src/data/provider/call.ts'
import { shortDayAt } from '#src/lib/dates.ts'
import { QuietChoice } from '#src/ui/button.tsx'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'

interface Question {
  refundable: Refundable
  isGift: boolean
}

/** Asks once more before something bought is given back. */
export function GiveBackDialog({ onClosed, ...question }: Question & { onClosed: () => void }) {
  const { t } = useSpeech()
  const queries = useQueryClient()
  return (
    <Dialog
      title={t('giveBack.title')}
      closeLabel={t('app.close')}
      onClosed={() => {
        // Only now, because the list without it has no place for this dialog.
        void queries.invalidateQueries()
        onClosed()
      }}
    >
      <GivingBack {...question} />
    </Dialog>
  )
}

function GivingBack({ refundable: { purchase, amount: paid, until }, isGift }: Question) {
  const { t, language } = useSpeech()
  const amount = useMoney()(paid)
  const close = useCloseDialog()
  // A repeated try has the key of the first, in case only the answer was lost.
  const [idempotency_key] = useState(() => crypto.randomUUID())
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => {
      const request = { purchase, idempotency_key }
      return send(refundPurchase, request)
    },
  })
  const failure = useFailureText(error)
  const day = shortDayAt(until, undefined, language?.code ?? 'en')
  if (isSuccess)
    return (
      <chakra.div role="status" display="grid" gap="1">
        <b>{t('giveBack.done', { amount })}</b>
        <chakra.p color="muted">{t('giveBack.doneText')}</chakra.p>
      </chakra.div>
    )
  return (
    <chakra.div display="grid" gap="4">
      <chakra.p color="muted">
        {t('giveBack.text', { amount, day })}
        {isGift && ` ${t('giveBack.ofGift')}`}
      </chakra.p>
      <OfflineNote title="giveBack.offline" />
      {error !== null && (
        <chakra.p role="alert" color="danger" fontWeight="semibold">
          {failure}
        </chakra.p>
      )}
      <Answers>
        <QuietChoice type="button" data-first onClick={close}>
          {t('giveBack.no')}
        </QuietChoice>
        <WorkButton type="button" working={isPending} onClick={() => !isPending && mutate()}>
          {t('giveBack.yes')}
        </WorkButton>
      </Answers>
    </chakra.div>
  )
}

const Answers = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))', gap: '3' },
})
