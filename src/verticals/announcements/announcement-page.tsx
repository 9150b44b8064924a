import { useQuery } from '@tanstack/react-query'
import type { Announcement } from '#contract/entities/announcement.ts'
import { useFreshAccount } from '#src/core/account/use-fresh-account.ts'
import { Heart } from '#src/core/favourite/heart.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { ListingPage } from '#src/core/listing/detail/listing-page.tsx'
import { ListingScreen } from '#src/core/listing/detail/listing-screen.tsx'
import { whereaboutsOf } from '#src/core/listing/detail/location.tsx'
import { Strip } from '#src/core/listing/strip.tsx'
import { Chip } from '#src/core/page/chip.ts'
import { AnnouncementFacts } from './announcement-facts.tsx'
import { BookBar } from './book-bar.tsx'
import { CurrentNote } from './current-note.tsx'
import { likeACard } from './like-a-card.ts'
import { announcements } from './queries.ts'

/** An announcement's own page. */
export function AnnouncementScreen({ slug }: { slug: string }) {
  const { language } = useSpeech()
  useFreshAccount()
  const query = useQuery({
    ...announcements.info(slug, language?.code ?? ''),
    enabled: language !== undefined,
  })
  return (
    <ListingScreen vertical="announcements" slug={slug} query={query}>
      {(announcement) => <AnnouncementPage announcement={announcement} />}
    </ListingScreen>
  )
}

function AnnouncementPage({ announcement }: { announcement: Announcement }) {
  const { t } = useSpeech()
  const { category, full_address, google_map_url, related } = announcement
  return (
    <ListingPage
      vertical="announcements"
      listing={announcement}
      at={whereaboutsOf(full_address, google_map_url)}
      heart={
        <Heart
          vertical="announcements"
          listing={likeACard(announcement)}
          isFavourite={announcement.is_favorited}
        />
      }
      chips={category && <Chip color="amber">{category.name}</Chip>}
      state={<CurrentNote announcement={announcement} />}
      facts={<AnnouncementFacts announcement={announcement} />}
      bar={announcement.is_current && <BookBar announcement={announcement} />}
      related={related.length > 0 && <Strip title={t('announcement.others')} items={related} />}
    />
  )
}
