import { CalendarClock } from 'lucide-react'
import type { Event } from '#contract/entities/event.ts'
import type { TextKey } from '#contract/texts/en.ts'
import { UpdateNeeded } from '#src/core/app-update/update-needed.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { momentAt } from '#src/lib/dates.ts'
import { Note } from '#src/ui/note.tsx'

type State = Exclude<Event['sales']['state'], 'on_sale' | 'other'>

const texts = {
  sold_out: { short: 'event.soldOut', long: 'event.soldOutText' },
  not_open: { short: 'event.notOpen', long: 'event.notOpenText' },
  closed: { short: 'event.closed', long: 'event.closedText' },
  ended: { short: 'event.ended', long: 'event.endedText' },
} as const satisfies Record<State, { short: TextKey; long: TextKey }>

/** Says why no tickets are on sale, and what to do instead. */
export function SaleNote({ event: { sales, start_time, timezone } }: { event: Event }) {
  const { t, language } = useSpeech()
  if (sales.state === 'on_sale') return null
  if (sales.state === 'other') return <UpdateNeeded />
  const moment = sales.state === 'not_open' ? (sales.opens_at ?? start_time) : start_time
  const { short, long } = texts[sales.state]
  return (
    <Note icon={CalendarClock} tone="calm">
      <b>{t(short)}</b>
      <p>{t(long, { time: momentAt(moment, timezone, language?.code ?? 'en') })}</p>
    </Note>
  )
}
