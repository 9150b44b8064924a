import { chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refundPurchase } from '#contract/calls/purchases.ts'
import type { Refundable } from '#contract/entities/refundable.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { send } from '#src/data/provider/call.ts'
import { shortDayAt } from '#src/lib/dates.ts'
import { QuietChoice } from '#src/ui/button.tsx'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'
import { Failure } from './failure.tsx'
import { useRequestKey } from './use-request-key.ts'

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
  const keyOf = useRequestKey()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => {
      const request = { purchase, idempotency_key: keyOf(purchase) }
      return send(refundPurchase, request)
    },
  })
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
      <Failure error={error} />
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
