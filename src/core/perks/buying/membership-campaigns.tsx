import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { MembershipCampaign } from '#contract/entities/membership-campaign.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { PerkRow } from '../perk-row.tsx'
import { perks } from '../queries.ts'
import { useWhereGood } from '../use-where-good.ts'
import { CampaignList } from './campaign-list.tsx'
import { choosePurchase } from './chosen-purchase.ts'
import { WholeButton } from './whole-button.ts'

/** Memberships that can be bought. */
export function MembershipCampaigns() {
  const { t, language } = useSpeech()
  const money = useMoney()
  const query = useQuery({
    ...perks.membershipCampaigns(language?.code ?? ''),
    enabled: language !== undefined,
  })
  const [shown, setShown] = useState<MembershipCampaign>()
  return (
    <CampaignList
      texts={{ title: 'buying.memberships', none: 'buying.noMemberships' }}
      query={query}
      row={(it) => (
        <PerkRow
          key={it.id}
          amount={money(it.membership_price)}
          name={
            <WholeButton type="button" onClick={() => setShown(it)}>
              {it.title}
            </WholeButton>
          }
        >
          <span>{t('perks.percentOff', { percent: it.discount_percent })}</span>
          <span>{t('buying.paysOff', { amount: money(it.pays_off_from) })}</span>
          {it.would_have_saved !== undefined && (
            <b>{t('buying.wouldHaveSaved', { amount: money(it.would_have_saved) })}</b>
          )}
        </PerkRow>
      )}
    >
      {shown && <Details campaign={shown} onClosed={() => setShown(undefined)} />}
    </CampaignList>
  )
}

function Details({ campaign, onClosed }: { campaign: MembershipCampaign; onClosed: () => void }) {
  const { t } = useSpeech()
  const money = useMoney()
  const whereGood = useWhereGood()
  const router = useRouter()
  const { id, title, description, membership_price: price, most_uses, applicable } = campaign
  const about = [
    t('perks.percentOff', { percent: campaign.discount_percent }),
    whereGood({ applicable_on_type: applicable.type, applicable_name: applicable.name }),
    t('buying.days', { n: campaign.validity_days }),
    ...(most_uses === null ? [] : [t('buying.mostUses', { n: most_uses })]),
  ]
  return (
    <Dialog title={title} closeLabel={t('app.close')} onClosed={onClosed}>
      <chakra.div display="grid" gap="4">
        <chakra.p color="muted">{description}</chakra.p>
        <chakra.ul display="grid" gap="1" paddingInlineStart="5">
          {[...about, t('buying.paysOff', { amount: money(campaign.pays_off_from) })].map((it) => (
            <li key={it}>{it}</li>
          ))}
        </chakra.ul>
        <chakra.p color="muted" fontSize="14">
          {t('buying.second')}
        </chakra.p>
        <Button
          type="button"
          minHeight="control"
          onClick={() => {
            choosePurchase({ kind: 'membership', campaign: id, title, price, about })
            const to = '/perks/$kind/campaign/checkout'
            void router.navigate({ to, params: { kind: 'memberships' } })
          }}
        >
          {t('buying.buyNow', { amount: money(price) })}
        </Button>
      </chakra.div>
    </Dialog>
  )
}
