import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { GivenCard } from '#contract/entities/gift.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { shortDayAt } from '#src/lib/dates.ts'
import { QuietButton } from '#src/ui/quiet-button.tsx'
import { GiftChanges } from './gift-changes.tsx'
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
      {open && <GiftChanges gift={open} onClosed={() => setOpen(undefined)} />}
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
          {t(state === 'waiting' ? 'given.changeAhead' : 'given.change')}
        </QuietButton>
      )}
      {refundable && <GiveBack refundable={refundable} isGift />}
    </PerkRow>
  )
}
