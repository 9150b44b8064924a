import { chakra } from '@chakra-ui/react'
import { CalendarDays } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { Fact } from '#src/core/page/fact.tsx'
import { dayAt, hourAt, momentAt } from '#src/lib/dates.ts'

const never = () => () => {}

const DAY_MS = 24 * 60 * 60_000

interface Props {
  start: string
  end: string
  timezone: string
}

/** The time at which something takes place, by the clock of the place; and by one's own, where that differs. */
export function Moment({ start, end, timezone }: Props) {
  const { t, language } = useSpeech()
  const locale = language?.code ?? 'en'
  // The server does not know the device's zone, so its page shows only the place's time.
  const own = useSyncExternalStore(
    never,
    () => momentAt(start, undefined, locale),
    () => undefined,
  )
  const there = momentAt(start, timezone, locale)
  const isOneDay = dayAt(start, timezone, locale) === dayAt(end, timezone, locale)
  const until = isOneDay ? hourAt(end, timezone, locale) : momentAt(end, timezone, locale)
  return (
    <Fact
      icon={CalendarDays}
      label={t('event.when')}
      more={
        <>
          {t('event.until', { time: until })}
          {own !== undefined && own !== there && (
            <chakra.span display="block">{t('event.yourTime', ownTimes())}</chakra.span>
          )}
        </>
      }
    >
      {there}
    </Fact>
  )

  function ownTimes(): { from: string; until: string } {
    const ownDay = dayAt(start, undefined, locale)
    const hasSameDay = dayAt(start, timezone, locale) === ownDay
    // An end soon after midnight is said by its hour alone.
    const isWithinADay = Date.parse(end) - Date.parse(start) < DAY_MS
    return {
      from: hasSameDay ? hourAt(start, undefined, locale) : momentAt(start, undefined, locale),
      until: isWithinADay ? hourAt(end, undefined, locale) : momentAt(end, undefined, locale),
    }
  }
}
