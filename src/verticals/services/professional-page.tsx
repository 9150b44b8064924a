import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { createLink } from '@tanstack/react-router'
import { Scissors } from 'lucide-react'
import type { Professional } from '#contract/entities/professional.ts'
import { Heart } from '#src/core/favourite/heart.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { ListingPage } from '#src/core/listing/detail/listing-page.tsx'
import { ListingScreen } from '#src/core/listing/detail/listing-screen.tsx'
import { Chip } from '#src/core/page/chip.ts'
import { Fact, Facts } from '#src/core/page/fact.tsx'
import { AskBar } from './ask-bar.tsx'
import { professionals } from './queries.ts'
import { ServiceList } from './service-list.tsx'

/** A professional's own page. */
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
  const { land_mark: landMark, ...at } = full_address
  const listing = {
    ...{
      ...professional,
      kind: 'professional',
      title: detail.name,
      content: detail.description,
      cover_image,
    },
    ...{ address: at.address, price: null },
  }
  return (
    <ListingPage
      vertical="services"
      listing={listing}
      at={{ ...at, landMark, mapUrl: null }}
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
                more={position && <bdi>{position}</bdi>}
              >
                <StoreLink to="/reserve-and-relax/store/$slug" params={{ slug }}>
                  <bdi>{title}</bdi>
                </StoreLink>
              </Fact>
            ))}
          </Facts>
        )
      }
      bar={<AskBar listing={listing} phone={stores.find(({ phone }) => phone)?.phone ?? null} />}
    >
      <ServiceList offered={professional} />
    </ListingPage>
  )
}

const StoreLink = createLink(chakra('a', { base: { color: 'ink', textUnderlineOffset: '3px' } }))
