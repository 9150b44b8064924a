import { useQuery } from '@tanstack/react-query'
import { useSpeech } from '#src/core/language/language.tsx'
import { perks } from '../queries.ts'
import { CampaignList } from './campaign-list.tsx'
import { ChooseRecipient } from './choose-recipient.tsx'
import { useTerms } from './use-terms.ts'

/** The gift cards that can be bought. */
export function CardCampaigns() {
  const { language } = useSpeech()
  const termsOf = useTerms()
  const query = useQuery({
    ...perks.giftCardCampaigns(language?.code ?? ''),
    enabled: language !== undefined,
  })
  return (
    <CampaignList
      texts={{ title: 'buying.cards', about: 'buying.cardsText', none: 'buying.noCards' }}
      query={query}
      priceOf={(it) => it.gift_card_value}
      facts={(it) => (
        <>
          <span>{it.description}</span>
          <span>{termsOf(it).join(' · ')}</span>
        </>
      )}
      dialog={(it, onClosed) => <ChooseRecipient campaign={it} onClosed={onClosed} />}
    />
  )
}
