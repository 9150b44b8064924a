import { useQuery } from '@tanstack/react-query'
import type { OwnMembership } from '#contract/entities/wallet.ts'
import { LoginOrBrowse } from '#src/core/account/login-intent/login-or-browse.tsx'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { useScreenName } from '#src/core/screen-name.ts'
import { shortDayAt } from '#src/lib/dates.ts'
import { Blank } from '#src/ui/blank.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { BuoyDrawing } from '#src/ui/drawings/buoy.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { GiveBack } from './give-back.tsx'
import { PerkColumn, PerkSkeleton } from './perk-column.tsx'
import { PerkList, PerkRow } from './perk-row.tsx'
import { perks } from './queries.ts'
import { useWhereGood } from './use-where-good.ts'

/** A person's memberships, with what each has saved them. */
export function Memberships() {
  const { t, language } = useSpeech()
  const query = useQuery({ ...perks.memberships(language?.code ?? ''), enabled: language !== undefined })
  useScreenName(t('perks.memberships'))
  return (
    <PerkColumn>
      <ScreenTitle>{t('perks.memberships')}</ScreenTitle>
      <ButtonLink justifySelf="start" to="/perks/$" params={{ _splat: 'memberships/campaign' }}>
        {t('buying.memberships')}
      </ButtonLink>
      <AsyncSection query={query} skeleton={<PerkSkeleton />}>
        {({ memberships }) =>
          memberships.length === 0 ? (
            <Blank
              level="h2"
              drawing={<BuoyDrawing />}
              title={t('perks.membershipsNone')}
              text={t('perks.membershipsNoneText')}
            >
              <LoginOrBrowse why="perks" />
            </Blank>
          ) : (
            <PerkList>
              {memberships.map((it) => (
                <One key={it.id} membership={it} hasNext={hasNext(it, memberships)} />
              ))}
            </PerkList>
          )
        }
      </AsyncSection>
    </PerkColumn>
  )
}

/** Whether another one of the same begins when this one ends. */
const hasNext = (one: OwnMembership, all: readonly OwnMembership[]) =>
  all.some((it) => it.campaign_title === one.campaign_title && it.starts_at === one.expired_at)

function One({ membership, hasNext }: { membership: OwnMembership; hasNext: boolean }) {
  const { t, language } = useSpeech()
  const money = useMoney()
  const whereGood = useWhereGood()
  const { campaign_title, benefit_details, uses, most_uses, saved, expired_at, starts_at, refundable } =
    membership
  const day = shortDayAt(expired_at, undefined, language?.code ?? 'en')
  const isAhead = starts_at !== undefined && Date.parse(starts_at) > Date.now()
  const begins = isAhead && shortDayAt(starts_at, undefined, language?.code ?? 'en')
  const used =
    most_uses === null ? t('perks.used', { n: uses }) : t('perks.usedOf', { n: uses, most: most_uses })
  return (
    <PerkRow
      name={campaign_title}
      amount={<bdi>{t('perks.percentOff', { percent: benefit_details.discount_percent })}</bdi>}
    >
      <span>{whereGood(membership)}</span>
      {begins && <span>{t('buying.begins', { day: begins })}</span>}
      <span>{[t('perks.until', { day }), used].join(' · ')}</span>
      {hasNext && <span>{t('buying.nextBegins')}</span>}
      {saved > 0 && <b>{t('perks.saved', { amount: money(saved) })}</b>}
      {refundable && <GiveBack refundable={refundable} />}
    </PerkRow>
  )
}
