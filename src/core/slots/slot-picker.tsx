import { chakra } from '@chakra-ui/react'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLoaded } from '#src/core/use-loaded.ts'
import { dayAt, hourAt, momentAt } from '#src/lib/dates.ts'
import { Blank } from '#src/ui/blank.tsx'
import { Button } from '#src/ui/button.tsx'
import { BoatDrawing } from '#src/ui/drawings/boat.tsx'
import { Note } from '#src/ui/note.tsx'
import { QuietButton } from '#src/ui/quiet-button.tsx'
import { isWithin, monthFrom, stripFrom } from './day-range.ts'
import { DayStrip } from './day-strip.tsx'
import { type DayRange, type OwnTime, overlapOf, type SlotDay } from './slot.ts'
import { SlotTimes } from './slot-times.tsx'

interface Props {
  today: string
  /** The server's answer about the days that were asked for. */
  found: {
    days: readonly SlotDay[]
    timezone: string
    minutes: number
    /** The last day that can be booked now. */
    last_date: string
    /** The first day after them with a time, where none of them has one. */
    next_date?: string | undefined
    own: readonly OwnTime[]
  }
  range: DayRange
  onRange: (range: DayRange) => void
  chosen: string | undefined
  /** The time that is being held. */
  busy: string | undefined
  isReady: boolean
  onPick: (start: string) => void
}

const loadMonth = () => import('./day-month.tsx')

/** Picks a day and a slot: the next days first, and a month for a person who looks further. */
export function SlotPicker({ today, found, range, onRange, chosen, busy, isReady, onPick }: Props) {
  const { t, language } = useSpeech()
  const { days, timezone, minutes, last_date: last, next_date: next, own } = found
  const [isMonth, setMonth] = useState(false)
  const month = useLoaded(loadMonth, isMonth)
  const [wanted, setWanted] = useState<string>()
  const free = days.filter((it) => it.starts.length > 0)
  const ofChosen = free.find((it) => chosen !== undefined && it.starts.includes(chosen))
  const day = free.find((it) => it.date === wanted) ?? ofChosen ?? free[0]
  const at = wanted ?? day?.date ?? range.from
  const move = (to: string) => {
    setWanted(to)
    if (!isWithin(to, range)) onRange(monthFrom(to, today))
  }
  const showMonth = () => {
    setMonth(true)
    onRange(monthFrom(at, today))
  }
  const showStrip = () => {
    setMonth(false)
    onRange(stripFrom(day?.date ?? today))
  }
  const goTo = (date: string) => {
    setWanted(date)
    onRange(isMonth ? monthFrom(date, today) : stripFrom(date))
  }
  return (
    <>
      <div>
        {isMonth && month ? (
          <month.DayMonth
            {...{ days, today, last }}
            chosen={day?.date ?? ''}
            day={at}
            onMove={move}
            onChoose={setWanted}
          />
        ) : (
          <DayStrip days={days} chosen={day?.date ?? ''} onChoose={setWanted} />
        )}
        <QuietButton type="button" onClick={isMonth ? showStrip : showMonth}>
          {t(isMonth ? 'slots.strip' : 'slots.month')}
        </QuietButton>
      </div>
      {day ? (
        <chakra.div display="grid" gap="5">
          <OwnClock start={day.starts[0] ?? ''} timezone={timezone} />
          <OwnBookings day={day} minutes={minutes} own={own} />
          <SlotTimes {...{ day, timezone, minutes, own, chosen, busy, isReady, onPick }} />
        </chakra.div>
      ) : (
        <Blank level="h2" drawing={<BoatDrawing />} title={t('slots.noneTitle')} text={t('slots.noneText')}>
          {next !== undefined && (
            <Button type="button" onClick={() => goTo(next)}>
              {t('slots.next', { day: dayAt(`${next}T12:00:00Z`, 'UTC', language?.code ?? 'en') })}
            </Button>
          )}
        </Blank>
      )}
    </>
  )
}

/** The first slot of a day by one's own clock, where that differs. */
function OwnClock({ start, timezone }: { start: string; timezone: string }) {
  const { t, language } = useSpeech()
  const locale = language?.code ?? 'en'
  const isSameDay = dayAt(start, timezone, locale) === dayAt(start, undefined, locale)
  const [there, here] = [timezone, undefined].map((zone) =>
    (isSameDay ? hourAt : momentAt)(start, zone, locale),
  )
  if (there === here) return null
  return (
    <chakra.p color="muted" fontSize="14">
      {t('slots.yours', { there, here })}
    </chakra.p>
  )
}

/** Warns of the person's own bookings at some of these times; they may choose all the same. */
function OwnBookings({ day, minutes, own }: { day: SlotDay; minutes: number; own: readonly OwnTime[] }) {
  const { t } = useSpeech()
  const titles = new Set(day.starts.map((it) => overlapOf(it, minutes, own)?.title))
  return [...titles].map(
    (title) =>
      title !== undefined && (
        <Note key={title} icon={CalendarClock} tone="calm">
          {t('slots.own', { title })}
        </Note>
      ),
  )
}
