import { chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { resendGiftCard, takeBackGiftCard } from '#contract/calls/gifts.ts'
import type { GivenCard } from '#contract/entities/gift.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { useMoney } from '#src/core/money/use-money.ts'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { send } from '#src/data/provider/call.ts'
import { shortDayAt } from '#src/lib/dates.ts'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { QuietButton } from '#src/ui/quiet-button.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'
import { type GivenTo, RecipientForm } from './buying/recipient-form.tsx'
import { GiveBack } from './give-back.tsx'
import { PerkList, PerkRow } from './perk-row.tsx'

/** Gift cards that the person gave, and whether they arrived. */
export function GivenCards({ given }: { given: readonly GivenCard[] }) {
  const { t } = useSpeech()
  const [open, setOpen] = useState<GivenCard>()
  if (given.length === 0) return null
  return (
    <chakra.section display="grid" gap="3">
      <chakra.h2 fontSize="20" fontWeight="bold">
        {t('given.title')}
      </chakra.h2>
      <PerkList>
        {given.map((it) => (
          <Given key={it.id} gift={it} onChange={() => setOpen(it)} />
        ))}
      </PerkList>
      {open && <ChangeGift gift={open} onClosed={() => setOpen(undefined)} />}
    </chakra.section>
  )
}

function Given({ gift, onChange }: { gift: GivenCard; onChange: () => void }) {
  const { t, language } = useSpeech()
  const money = useMoney()
  const { recipient_name, email_hint, value, state, can, refundable } = gift
  const at = state === 'claimed' ? gift.claimed_at : state === 'ended' ? gift.expired_at : gift.sends_at
  const day = at ? shortDayAt(at, undefined, language?.code ?? 'en') : ''
  return (
    <PerkRow name={<bdi>{recipient_name}</bdi>} amount={money(value)} isOver={state === 'ended'}>
      <span>
        <bdi>{email_hint}</bdi>
      </span>
      {state !== 'other' && <span>{t(`given.${state}`, { day })}</span>}
      {(can.resend || can.take_back) && (
        <QuietButton
          type="button"
          marginInlineStart="-12px"
          justifySelf="start"
          textAlign="start"
          onClick={onChange}
        >
          {t('given.change')}
        </QuietButton>
      )}
      {refundable && <GiveBack refundable={refundable} isGift />}
    </PerkRow>
  )
}

function ChangeGift({ gift, onClosed }: { gift: GivenCard; onClosed: () => void }) {
  const { t } = useSpeech()
  return (
    <Dialog
      title={t('given.changeTitle', { name: gift.recipient_name })}
      closeLabel={t('app.close')}
      onClosed={onClosed}
    >
      <Changes gift={gift} />
    </Dialog>
  )
}

type Change = { what: 'resend' } | { what: 'correct'; to: GivenTo } | { what: 'take back' }

function Changes({ gift: { id: gift, can } }: { gift: GivenCard }) {
  const { t } = useSpeech()
  const close = useCloseDialog()
  const queries = useQueryClient()
  const [isCorrecting, setCorrecting] = useState(false)
  // Each action has one key, so that it happens once, however often the button is pressed.
  const [keys] = useState(() => ({
    ...{ resend: crypto.randomUUID(), correct: crypto.randomUUID(), 'take back': crypto.randomUUID() },
  }))
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (change: Change) => {
      const request = { gift, idempotency_key: keys[change.what] }
      if (change.what === 'take back') return send(takeBackGiftCard, request)
      if (change.what === 'resend') return send(resendGiftCard, request)
      // A second correction is another sending, so it has another key.
      const idempotency_key = `${request.idempotency_key} ${change.to.recipient.email}`
      const corrected = { gift, idempotency_key, recipient_data: change.to.recipient }
      return send(resendGiftCard, corrected)
    },
    onSuccess: async () => {
      await queries.invalidateQueries()
      close()
    },
  })
  const failure = useFailureText(error)
  const isDoing = (what: Change['what']) => isPending && variables.what === what
  return (
    <chakra.div display="grid" gap="4">
      <OfflineNote title="given.offline" />
      {error !== null && (
        <chakra.p role="alert" color="danger" fontWeight="semibold">
          {failure}
        </chakra.p>
      )}
      {isCorrecting ? (
        <RecipientForm
          action={t('given.sendAgain')}
          isWorking={isDoing('correct')}
          onDone={(to) => mutate({ what: 'correct', to })}
        />
      ) : (
        <>
          {can.resend && (
            <WorkButton type="button" working={isDoing('resend')} onClick={() => mutate({ what: 'resend' })}>
              {t('given.sendAgain')}
            </WorkButton>
          )}
          {can.resend && (
            <QuietButton type="button" onClick={() => setCorrecting(true)}>
              {t('given.correct')}
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
        </>
      )}
    </chakra.div>
  )
}
