import { CalendarClock } from 'lucide-react'
import type { Announcement } from '#contract/entities/announcement.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { momentAt } from '#src/lib/dates.ts'
import { Note } from '#src/ui/note.tsx'

/** Warns that an announcement is over, or that the listing it stands for is not available. */
export function CurrentNote({ announcement }: { announcement: Announcement }) {
  const { t, language } = useSpeech()
  const { is_current, valid_until, timezone, book } = announcement
  if (!is_current)
    return (
      <Note icon={CalendarClock} tone="calm">
        <b>{t('announcement.over')}</b>
        {valid_until && (
          <p>
            {t('announcement.overText', { time: momentAt(valid_until, timezone, language?.code ?? 'en') })}
          </p>
        )}
      </Note>
    )
  if (book.listing?.state !== 'sold_out' && book.listing?.state !== 'gone') return null
  return (
    <Note icon={CalendarClock} tone="calm">
      <b>{t(`announcement.${book.listing.state}`)}</b>
      <p>{t(`announcement.${book.listing.state}Text`, { title: book.listing.title })}</p>
    </Note>
  )
}
