import type { Announcement } from '#contract/entities/announcement.ts'
import { AskHost } from '#src/core/inquiry/write/ask-host.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { PriceBar } from '#src/core/listing/detail/price-bar.tsx'
import { Price } from '#src/core/listing/facts.tsx'
import { useVerticals } from '#src/core/listing/vertical.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { ContactWays } from './contact-ways.tsx'
import { likeACard } from './like-a-card.ts'

/**
 * What it costs, and the way to the listing it stands for; of what is sold out or gone there is neither. Where it
 * stands for none one asks for it, and where there is nothing to book one writes.
 */
export function BookBar({ announcement }: Props) {
  const { is_bookable, price, book, contact } = announcement
  const asked = { vertical: 'announcements', listing: likeACard(announcement) } as const
  const { t } = useSpeech()
  const verticals = useVerticals()
  const { listing } = book
  if (!is_bookable || price === null)
    return (
      contact.message && (
        <PriceBar>
          <AskHost {...asked} action={t('announcement.contact')} beside={<ContactWays contact={contact} />} />
        </PriceBar>
      )
    )
  if (listing === null)
    return (
      <PriceBar price={price}>
        {contact.message && <AskHost {...asked} kind="request" action={t('announcement.book')} />}
      </PriceBar>
    )
  const to = Object.values(verticals)
    .find(({ id }) => id === listing.vertical)
    ?.detail?.(listing.kind)
  if (listing.state !== 'open' || !to) return null
  return (
    <PriceBar
      price={price}
      instead={listing.pricing_type === '' ? undefined : () => <Price card={listing} />}
    >
      <ButtonLink to={to} params={{ slug: listing.slug }}>
        {t('announcement.book')}
      </ButtonLink>
    </PriceBar>
  )
}

interface Props {
  announcement: Announcement
}
