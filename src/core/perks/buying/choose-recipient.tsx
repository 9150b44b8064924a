import { chakra } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { Gift, User } from 'lucide-react'
import { useState } from 'react'
import type { GiftCardCampaign } from '#contract/entities/gift-card-campaign.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Segments } from '#src/ui/segments.tsx'
import { choosePurchase } from './chosen-purchase.ts'
import { type GivenTo, RecipientForm } from './recipient-form.tsx'
import { useTerms } from './use-terms.ts'

interface Props {
  campaign: GiftCardCampaign
  onClosed: () => void
}

/** Asks whether a gift card is for oneself or a present, and leads on to the checkout. */
export function ChooseRecipient({ campaign, onClosed }: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  const termsOf = useTerms()
  const router = useRouter()
  const [whom, setWhom] = useState<'self' | 'gift'>('self')
  const { id, title, gift_card_value: price } = campaign
  const goOn = (gift?: GivenTo) => {
    choosePurchase({
      ...{ kind: 'gift_card', campaign: id, title, price },
      about: termsOf(campaign),
      ...gift,
    })
    void router.navigate({ to: '/perks/$kind/campaign/checkout', params: { kind: 'gift-cards' } })
  }
  return (
    <Dialog title={`${title} · ${money(price)}`} closeLabel={t('app.close')} onClosed={onClosed}>
      <chakra.div display="grid" gap="4">
        <Segments
          legend={t('buying.whom')}
          options={[
            { value: 'self', label: t('buying.self'), icon: <User size={20} aria-hidden /> },
            { value: 'gift', label: t('buying.gift'), icon: <Gift size={20} aria-hidden /> },
          ]}
          value={whom}
          onChoose={setWhom}
        />
        {whom === 'self' ? (
          <>
            <chakra.p color="muted">{t('buying.selfText')}</chakra.p>
            <Button type="button" minHeight="control" onClick={() => goOn()}>
              {t('buying.goOn')}
            </Button>
          </>
        ) : (
          <RecipientForm action={t('buying.goOn')} hasDay onDone={goOn} />
        )}
      </chakra.div>
    </Dialog>
  )
}
