import { useQuery } from '@tanstack/react-query'
import { isPriced, type Rental } from '#contract/entities/rental.ts'
import { pricedBy } from '#contract/rental/priced-by.ts'
import { UpdateNeeded } from '#src/core/app-update/update-needed.tsx'
import { useHasDates } from '#src/core/checkout/use-has-dates.ts'
import { Heart } from '#src/core/favourite/heart.tsx'
import type { PageOfListing } from '#src/core/favourite/heart-props.ts'
import { HandoverEntryPart } from '#src/core/handover/entry-part.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { ListingPage } from '#src/core/listing/detail/listing-page.tsx'
import { ListingScreen } from '#src/core/listing/detail/listing-screen.tsx'
import { PriceBar } from '#src/core/listing/detail/price-bar.tsx'
import { Strip } from '#src/core/listing/strip.tsx'
import { Chip } from '#src/core/page/chip.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import { ButtonLink, QuietLink } from '#src/ui/button.tsx'
import { rentals } from './queries.ts'
import { RentalFacts } from './rental-facts.tsx'
import { RentalTerms } from './rental-terms.tsx'

/** The screen of the page of a vehicle or a home. */
export function RentalScreen({ slug }: { slug: string }) {
  const { language } = useSpeech()
  const query = useQuery({ ...rentals.info(slug, language?.code ?? ''), enabled: language !== undefined })
  return (
    <ListingScreen vertical="rentals" slug={slug} query={query}>
      {(rental) => <RentalPage rental={rental} />}
    </ListingScreen>
  )
}

function RentalPage({ rental }: { rental: Rental }) {
  const { t } = useSpeech()
  const { address, business, related } = rental
  const card = { vertical: 'rentals', listing: likeACard(rental) } as const
  const chosen = useLoaded(() => import('./chosen-price.tsx'), useHasDates(rental.slug))
  return (
    <ListingPage
      vertical="rentals"
      listing={rental}
      host={
        business
          ? {
              ...{ name: business.name, about: business.about, picture: business.mark },
              asked: card,
              more: (
                <QuietLink to="/rentals/biz/$biz_id" params={{ biz_id: business.slug }}>
                  {t('rental.ofBusiness')}
                </QuietLink>
              ),
            }
          : undefined
      }
      at={{ ...address, landMark: rental.land_mark, mapUrl: rental.google_map_url }}
      heart={<Heart {...card} isFavourite={rental.is_favorited} />}
      chips={<Chip color="blue">{rental.rental_type.name}</Chip>}
      facts={<RentalFacts rental={rental} />}
      bar={
        isPriced(rental) ? (
          <PriceBar
            price={rental.price}
            per={t(`rentals.pricing.${pricedBy(rental.rental_type.type, rental.pricing_type)}`)}
            instead={chosen && ((usual) => <chosen.ChosenPrice rental={rental} usual={usual} />)}
          >
            <ButtonLink to="/rentals/availability/$slug" params={{ slug: rental.slug }} search>
              {t('rental.book')}
            </ButtonLink>
          </PriceBar>
        ) : (
          <UpdateNeeded />
        )
      }
      related={related.length > 0 && <Strip title={t('rental.related')} items={related} />}
    >
      <HandoverEntryPart slug={rental.slug} isOffered={rental.has_handover} />
      <RentalTerms rental={rental} />
    </ListingPage>
  )
}

/** A rental with the fields of a card, to show it among the favourites before the server does. */
function likeACard({
  address: { address, ...point },
  land_mark,
  rental_type,
  ...rest
}: Rental): PageOfListing {
  return {
    ...{ ...rest, address, category: rental_type, kind: rental_type.type },
    full_address: { land_mark, ...point },
  }
}
