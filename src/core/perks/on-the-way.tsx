import { chakra } from '@chakra-ui/react'
import type { ComingEarning } from '#contract/entities/earning.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useVerticals } from '#src/core/listing/vertical.ts'
import { useMoney } from '#src/core/money/use-money.ts'
import { shortDayAt } from '#src/lib/dates.ts'
import { WholeLink } from '#src/ui/whole-link.ts'
import { PerkList, PerkRow } from './perk-row.tsx'
import { walletKinds } from './wallet-kinds.ts'

/** Earnings that bookings will bring, soonest first; nothing where there are none. */
export function OnTheWay({ coming }: { coming: readonly ComingEarning[] }) {
  const { t } = useSpeech()
  if (coming.length === 0) return null
  return (
    <chakra.section display="grid" gap="3">
      <chakra.h2 fontSize="20" fontWeight="bold">
        {t('perks.coming')}
      </chakra.h2>
      <PerkList>
        {coming.map((it) => (
          <Coming key={`${it.unique_booking_id} ${it.kind}`} of={it} />
        ))}
      </PerkList>
    </chakra.section>
  )
}

function Coming({ of }: { of: ComingEarning }) {
  const { t, language } = useSpeech()
  const money = useMoney()
  const { kind, business, amount, due_at, needs_visit, title, unique_booking_id } = of
  const one = Object.values(useVerticals()).find(({ id }) => id === of.vertical)?.bookings?.one
  const name = kind === 'other' ? '' : t(walletKinds[kind].name)
  const day = shortDayAt(due_at, undefined, language?.code ?? 'en')
  return (
    <PerkRow
      amount={money(amount)}
      name={
        one ? (
          <WholeLink to={one} params={{ unique_booking_id }}>
            {business}
          </WholeLink>
        ) : (
          business
        )
      }
    >
      <span>
        <bdi>{title}</bdi>
      </span>
      <span>
        {[name, t(needs_visit ? 'perks.comesIfSeen' : 'perks.comes', { day })].filter(Boolean).join(' · ')}
      </span>
    </PerkRow>
  )
}
