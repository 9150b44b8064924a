import { chakra } from '@chakra-ui/react'
import { BadgePercent, CreditCard } from 'lucide-react'
import { LoginOrBrowse } from '#src/core/account/login-intent/login-or-browse.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { Blank } from '#src/ui/blank.tsx'
import { PostcardDrawing } from '#src/ui/drawings/postcard.tsx'
import { TicketsDrawing } from '#src/ui/drawings/tickets.tsx'
import { useIsLinked } from './linked-card.ts'
import { icon, PerkTile, Tiles } from './perk-tiles.tsx'

/** Tells guests what perks there are and can be bought; and who came by a mailed link that a gift card waits. */
export function PerksOfGuest() {
  const { t } = useSpeech()
  if (useIsLinked())
    return (
      <Blank
        level="h1"
        drawing={<PostcardDrawing />}
        title={t('perks.cardWaits')}
        text={t('perks.cardWaitsText')}
      >
        <LoginOrBrowse why="perks" />
      </Blank>
    )
  return (
    <>
      <Blank level="h1" drawing={<TicketsDrawing />} title={t('perks.title')} text={t('perks.guestText')}>
        <LoginOrBrowse why="perks" />
      </Blank>
      <chakra.div maxWidth="480px" width="full" marginInline="auto">
        <Tiles>
          <PerkTile
            kind="gift-cards/campaign"
            icon={<CreditCard {...icon} />}
            name={t('perks.giftCards')}
            more={t('buying.cards')}
          />
          <PerkTile
            kind="memberships/campaign"
            icon={<BadgePercent {...icon} />}
            name={t('perks.memberships')}
            more={t('buying.memberships')}
          />
        </Tiles>
      </chakra.div>
    </>
  )
}
