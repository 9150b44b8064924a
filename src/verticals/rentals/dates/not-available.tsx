import { chakra } from '@chakra-ui/react'
import { CalendarX2 } from 'lucide-react'
import type { ReplyOf } from '#contract/call.ts'
import type { checkRentalAvailability } from '#contract/calls/rentals/orders.ts'
import { timesShownTwice } from '#src/core/hours/times-shown-twice.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { timeWords } from '#src/lib/clock-words.ts'
import { QuietChoice, QuietLink } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { rentalBookingPaths } from '../paths.ts'
import type { Chosen } from './free-times.ts'
import { useStayWords } from './use-stay-words.ts'

type Answer = ReplyOf<typeof checkRentalAvailability>

interface Props {
  check: {
    data: (Pick<Answer, 'available' | 'nearest'> & Partial<Pick<Answer, 'booked'>>) | undefined
    error: unknown
  }
  chosen: Chosen
  onTake: (stay: Chosen) => void
}

/** Says why a rental is not available for the dates, and when it is. */
export function NotAvailable({ check: { data, error }, chosen, onTake }: Props) {
  const { t, language } = useSpeech()
  const failure = useFailureText(error)
  const words = useStayWords()
  const locale = language?.code ?? 'en'
  if (error)
    return (
      <Note icon={CalendarX2} tone="wrong" role="alert">
        <b>{failure}</b>
        <Choices paddingBlockEnd="2">
          {timesShownTwice(error, chosen).map((it) => (
            <Choice key={it.time} type="button" onClick={() => onTake(it.stay)}>
              {timeWords(it.time, locale)}
            </Choice>
          ))}
        </Choices>
      </Note>
    )
  if (data?.available !== false) return null
  return (
    <Note icon={CalendarX2} tone="wrong" role="alert">
      <b>{t(data.booked ? 'stay.booked' : 'stay.notAvailable')}</b>
      {data.booked && (
        <Choices>
          <QuietLink to={rentalBookingPaths.one} params={{ unique_booking_id: data.booked }}>
            {t('trips.open')}
          </QuietLink>
        </Choices>
      )}
      <p>{t(data.nearest.length > 0 ? 'stay.nearest' : 'stay.noNearest')}</p>
      <Choices>
        {data.nearest.map(({ start_date: start, end_date: end }) => (
          <Choice key={start} type="button" onClick={() => onTake({ start, end })}>
            {words({ start, end })}
          </Choice>
        ))}
      </Choices>
    </Note>
  )
}

const Choices = chakra('div', {
  base: { display: 'grid', gap: '2', paddingBlockStart: '2', _empty: { display: 'none' } },
})

const Choice = chakra(QuietChoice, { base: { background: 'card', fontSize: '14', paddingInline: '3' } })
