import { CalendarClock, MapPin, UserRound } from 'lucide-react'
import type { Announcement } from '#contract/entities/announcement.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Fact, Facts } from '#src/core/page/fact.tsx'
import { dayAt, momentAt } from '#src/lib/dates.ts'

/** The facts of an announcement: by whom it is, how long it is valid, and where. */
export function AnnouncementFacts({ announcement }: { announcement: Announcement }) {
  const { t, language } = useSpeech()
  const { user, published_at, valid_until, is_current, timezone, full_address: at } = announcement
  // The note above says when one that is over was current.
  const until = is_current ? valid_until : null
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
        more={until && t('announcement.until', { time: momentAt(until, timezone, locale) })}
      >
        {t('announcement.published', { day: dayAt(published_at, timezone, locale) })}
      </Fact>
      <Fact icon={MapPin} label={t('announcement.place')} more={at.land_mark && <bdi>{at.address}</bdi>}>
        <bdi>{at.land_mark || at.address}</bdi>
      </Fact>
    </Facts>
  )
}
