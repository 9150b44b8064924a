import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { MembershipCampaign } from '#contract/entities/membership-campaign.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { shortDayAt } from '#src/lib/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { perks } from '../queries.ts'
import { CampaignList } from './campaign-list.tsx'
import { choosePurchase } from './chosen-purchase.ts'
import { useTerms } from './use-terms.ts'

/** Memberships that can be bought. */
export function MembershipCampaigns() {
  const { t, language } = useSpeech()
  const money = useMoney()
  const query = useQuery({
    ...perks.membershipCampaigns(language?.code ?? ''),
    enabled: language !== undefined,
  })
  return (
    <CampaignList
      texts={{ title: 'buying.memberships', none: 'buying.noMemberships' }}
      query={query}
      priceOf={(it) => it.membership_price}
      facts={(it) => (
        <>
          <span>{t('perks.percentOff', { percent: it.discount_percent })}</span>
          <span>{t('buying.paysOff', { amount: money(it.pays_off_from) })}</span>
          {it.would_have_saved !== undefined && (
            <b>{t('buying.wouldHaveSaved', { amount: money(it.would_have_saved) })}</b>
          )}
        </>
      )}
      dialog={(it, onClosed) => <Details campaign={it} onClosed={onClosed} />}
    />
  )
}

function Details({ campaign, onClosed }: { campaign: MembershipCampaign; onClosed: () => void }) {
  const { t, language } = useSpeech()
  const money = useMoney()
  const termsOf = useTerms()
  const router = useRouter()
  const { id, title, description, membership_price: price, most_uses, begins_at } = campaign
  const day = begins_at && shortDayAt(begins_at, undefined, language?.code ?? 'en')
  const about = [
    t('perks.percentOff', { percent: campaign.discount_percent }),
    ...termsOf(campaign),
    ...(most_uses === null ? [] : [t('buying.mostUses', { n: most_uses })]),
    ...(day ? [t('buying.beginsAfter', { day })] : []),
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
