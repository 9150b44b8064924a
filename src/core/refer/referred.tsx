import { chakra } from '@chakra-ui/react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import { getReferrals } from '#contract/calls/referrals.ts'
import type { Referral } from '#contract/entities/referral.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { PerkList, PerkRow } from '#src/core/perks/perk-row.tsx'
import { send } from '#src/data/provider/call.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'
import { shortDayAt } from '#src/lib/dates.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'

const referrals = queryOptions({
  queryKey: ['referrals'],
  queryFn: ({ signal }) => send(getReferrals, {}, signal),
  meta: persisted,
  staleTime: 0,
})

/** The rewards for both sides, the friends who came, and how far they are. */
export function Referred() {
  const query = useQuery(referrals)
  return (
    <Column>
      <AsyncSection query={query} skeleton={<Skeleton height="160px" borderRadius="card" />}>
        {(brought) => <Brought of={brought} />}
      </AsyncSection>
    </Column>
  )
}

function Brought({ of }: { of: ReplyOf<typeof getReferrals> }) {
  const { t } = useSpeech()
  const money = useMoney()
  const { friend_rate: rate, reward, least_paid, earned } = of
  const gets = [
    ...(rate > 0 ? [t('refer.friendGets', { rate })] : []),
    ...(reward > 0 ? [t('refer.youGet', { amount: money(reward), least: money(least_paid) })] : []),
  ]
  return (
    <>
      {gets.length > 0 && (
        <chakra.section display="grid" gap="2">
          <Heading>{t('refer.both')}</Heading>
          <chakra.ul display="grid" gap="1" paddingInlineStart="5" color="muted">
            {gets.map((it) => (
              <li key={it}>{it}</li>
            ))}
          </chakra.ul>
        </chakra.section>
      )}
      <chakra.section display="grid" gap="3">
        <Heading>{t('refer.friends')}</Heading>
        {earned > 0 && <chakra.p color="muted">{t('refer.earned', { amount: money(earned) })}</chakra.p>}
        {of.referrals.length === 0 ? (
          <chakra.p color="muted">{t('refer.none')}</chakra.p>
        ) : (
          <PerkList>
            {of.referrals.map((it, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two friends may have one name and day
              <Friend key={at} friend={it} />
            ))}
          </PerkList>
        )}
      </chakra.section>
    </>
  )
}

function Friend({ friend: { name, state, amount, at } }: { friend: Referral }) {
  const { t, language } = useSpeech()
  const money = useMoney()
  const day = shortDayAt(at, undefined, language?.code ?? 'en')
  return (
    <PerkRow name={<bdi>{name}</bdi>} amount={amount === undefined ? undefined : `+${money(amount)}`}>
      {state !== 'other' && <span>{t(stateTexts[state], { day })}</span>}
    </PerkRow>
  )
}

const stateTexts = {
  invited: 'refer.invited',
  booked: 'refer.booked',
  held: 'refer.held',
  earned: 'refer.got',
} as const

const Column = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    width: 'full',
    maxWidth: '560px',
    marginInline: 'auto',
  },
})

const Heading = chakra('h2', { base: { fontSize: '20', fontWeight: 'bold' } })
