import type { AnnouncedListing, Announcement } from '#contract/entities/announcement.ts'
import { AskHost } from '#src/core/inquiry/write/ask-host.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { PriceBar } from '#src/core/listing/detail/price-bar.tsx'
import { Price } from '#src/core/listing/facts.tsx'
import { useVerticals } from '#src/core/listing/vertical.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { ContactWays } from './contact-ways.tsx'
import { likeACard } from './like-a-card.ts'

/**
 * The price of an announcement, if it has one, and its action: open the listing it stands for, request it,
 * or, where there is nothing to book, write.
 */
export function BookBar({ announcement }: { announcement: Announcement }) {
  const { t } = useSpeech()
  const { price, book, contact } = announcement
  const asked = { vertical: 'announcements', listing: likeACard(announcement) } as const
  if (book.kind === 'listing' && book.listing) return <ListingBar listing={book.listing} />
  if (!contact.message) return null
  if (book.kind === 'request')
    return (
      <PriceBar price={price ?? undefined}>
        <AskHost {...asked} kind="request" action={t('announcement.book')} />
      </PriceBar>
    )
  const ways = (contact.phone || contact.email) && <ContactWays contact={contact} />
  return (
    <PriceBar>
      <AskHost {...asked} action={t('announcement.contact')} beside={ways} />
    </PriceBar>
  )
}

/** The link to the listing that it stands for; none where that is sold out or gone. */
function ListingBar({ listing }: { listing: AnnouncedListing }) {
  const { t } = useSpeech()
  const { vertical, kind, slug, state, price, pricing_type } = listing
  const to = Object.values(useVerticals())
    .find(({ id }) => id === vertical)
    ?.detail?.(kind)
  if (state !== 'open' || !to) return null
  return (
    <PriceBar
      price={price ?? undefined}
      instead={pricing_type === '' ? undefined : () => <Price card={listing} />}
    >
      <ButtonLink to={to} params={{ slug }}>
        {t('announcement.book')}
      </ButtonLink>
    </PriceBar>
  )
}
