import { useQuery } from '@tanstack/react-query'
import { Scissors } from 'lucide-react'
import type { Professional } from '#contract/entities/professional.ts'
import { LogInBar } from '#src/core/account/login-intent/log-in-bar.tsx'
import { usePerson } from '#src/core/account/person.ts'
import { Heart } from '#src/core/favourite/heart.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { ListingPage } from '#src/core/listing/detail/listing-page.tsx'
import { ListingScreen } from '#src/core/listing/detail/listing-screen.tsx'
import { whereaboutsOf } from '#src/core/listing/detail/location.tsx'
import { Chip } from '#src/core/page/chip.ts'
import { Fact, Facts } from '#src/core/page/fact.tsx'
import { AskBar } from '#src/core/slots/ask-bar.tsx'
import { NextFreeAt } from '#src/core/slots/next-free.tsx'
import { useLoaded } from '#src/core/use-loaded.ts'
import { draftListingAt } from './draft-listing.ts'
import { professionals } from './queries.ts'
import { ServiceList } from './service-list.tsx'
import { StoreLink } from './store-link.ts'

/** The screen of a professional's page. */
export function ProfessionalScreen({ slug }: { slug: string }) {
  const { language } = useSpeech()
  const query = useQuery({
    ...professionals.info(slug, language?.code ?? ''),
    enabled: language !== undefined,
  })
  return (
    <ListingScreen vertical="services" slug={slug} query={query}>
      {(professional) => <ProfessionalPage professional={professional} />}
    </ListingScreen>
  )
}

function ProfessionalPage({ professional }: { professional: Professional }) {
  const { t } = useSpeech()
  const {
    avatar_image: cover_image,
    service_provider_detail: detail,
    full_address,
    category,
    stores,
  } = professional
  const listing = {
    ...professional,
    kind: 'professional',
    title: detail.name,
    content: detail.description,
    cover_image,
    address: full_address.address,
    price: null,
  }
  const isGuest = usePerson().token === undefined
  const visit = useLoaded(() => import('./visit/professional-bar.tsx'), !isGuest)
  return (
    <ListingPage
      vertical="services"
      listing={listing}
      at={whereaboutsOf(full_address)}
      heart={<Heart vertical="services" listing={listing} isFavourite={detail.is_favorited} />}
      chips={category && <Chip color="rose">{category.name}</Chip>}
      facts={
        stores.length > 0 && (
          <Facts>
            {stores.map(({ id, slug, title, position }) => (
              <Fact
                key={id}
                icon={Scissors}
                label={t('professional.store')}
                more={
                  <>
                    {position && <bdi>{position} </bdi>}
                    <NextFreeAt store={{ id, slug }} professional={professional} />
                  </>
                }
              >
                <StoreLink to="/reserve-and-relax/store/$slug" params={{ slug }}>
                  <bdi>{title}</bdi>
                </StoreLink>
              </Fact>
            ))}
          </Facts>
        )
      }
      bar={
        isGuest ? (
          <LogInBar>{t('store.logIn')}</LogInBar>
        ) : (
          <AskBar
            vertical="services"
            listing={listing}
            phone={stores.find((it) => it.phone)?.phone}
            services={professional.services}
          >
            {(onChosen) => visit && <visit.ProfessionalBar professional={professional} onChosen={onChosen} />}
          </AskBar>
        )
      }
    >
      <ServiceList
        offered={professional}
        storeOf={(it) => draftListingAt(professional, it.service_store_id)}
        by={professional.id}
      />
    </ListingPage>
  )
}
