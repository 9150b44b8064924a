import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GiftCardCampaign } from '#contract/entities/gift-card-campaign.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { PerkRow } from '../perk-row.tsx'
import { perks } from '../queries.ts'
import { useWhereGood } from '../use-where-good.ts'
import { CampaignList } from './campaign-list.tsx'
import { ChooseRecipient } from './choose-recipient.tsx'
import { WholeButton } from './whole-button.ts'

/** The gift cards that can be bought. */
export function CardCampaigns() {
  const { language } = useSpeech()
  const query = useQuery({
    ...perks.giftCardCampaigns(language?.code ?? ''),
    enabled: language !== undefined,
  })
  const [chosen, setChosen] = useState<GiftCardCampaign>()
  return (
    <CampaignList
      texts={{ title: 'buying.cards', about: 'buying.cardsText', none: 'buying.noCards' }}
      query={query}
      row={(it) => <Voucher key={it.id} campaign={it} onChoose={() => setChosen(it)} />}
    >
      {chosen && <ChooseRecipient campaign={chosen} onClosed={() => setChosen(undefined)} />}
    </CampaignList>
  )
}

function Voucher({ campaign, onChoose }: { campaign: GiftCardCampaign; onChoose: () => void }) {
  const { t } = useSpeech()
  const money = useMoney()
  const whereGood = useWhereGood()
  const { title, description, gift_card_value, validity_days, applicable } = campaign
  const { type: applicable_on_type, name: applicable_name } = applicable
  return (
    <PerkRow
      amount={money(gift_card_value)}
      name={
        <WholeButton type="button" onClick={onChoose}>
          {title}
        </WholeButton>
      }
    >
      <span>{description}</span>
      <span>
        {[whereGood({ applicable_on_type, applicable_name }), t('buying.days', { n: validity_days })].join(
          ' · ',
        )}
      </span>
    </PerkRow>
  )
}
