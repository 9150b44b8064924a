import type { Announcement } from '#contract/entities/announcement.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { PriceBar } from '#src/core/listing/detail/price-bar.tsx'
import { Price } from '#src/core/listing/facts.tsx'
import { useVerticals } from '#src/core/listing/vertical.ts'
import { ButtonLink } from '#src/ui/button.tsx'

/** What it costs, and the way to the listing it stands for; of what is sold out or gone there is neither. */
export function BookBar({ announcement: { is_bookable, price, book } }: Props) {
  const { t } = useSpeech()
  const verticals = useVerticals()
  const { listing } = book
  if (!is_bookable || price === null) return null
  if (listing === null) return <PriceBar price={price} />
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
