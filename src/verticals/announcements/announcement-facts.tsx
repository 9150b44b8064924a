import { CalendarClock, MapPin, UserRound } from 'lucide-react'
import type { Announcement } from '#contract/entities/announcement.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Fact, Facts } from '#src/core/page/fact.tsx'
import { dayAt, momentAt } from '#src/lib/dates.ts'

/** By whom it is, since when and until when, and where. */
export function AnnouncementFacts({ announcement }: { announcement: Announcement }) {
  const { t, language } = useSpeech()
  const { user, published_at, valid_until, timezone, full_address: at } = announcement
  const locale = language?.code ?? 'en'
  return (
    <Facts>
      {user.name && (
        <Fact icon={UserRound} label={t('announcement.by')} more={t('announcement.by')}>
          <bdi>{user.name}</bdi>
        </Fact>
      )}
      <Fact
        icon={CalendarClock}
        label={t('announcement.when')}
        more={valid_until && t('announcement.until', { time: momentAt(valid_until, timezone, locale) })}
      >
        {t('announcement.published', { day: dayAt(published_at, timezone, locale) })}
      </Fact>
      <Fact icon={MapPin} label={t('announcement.place')} more={at.land_mark && <bdi>{at.address}</bdi>}>
        <bdi>{at.land_mark || at.address}</bdi>
      </Fact>
    </Facts>
  )
}
