import { chakra } from '@chakra-ui/react'
import { CalendarX2 } from 'lucide-react'
import * as v from 'valibot'
import type { ReplyOf } from '#contract/call.ts'
import type { checkRentalAvailability } from '#contract/calls/rentals/orders.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { Refused } from '#src/data/provider/errors.ts'
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

/** Why it cannot be had then, and when it can. */
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
          {whichIn(error, chosen).map((it) => (
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

const askedSchema = v.object({ field: v.picklist(['start_date', 'end_date']), offsets: v.array(v.string()) })
const CLOCK = 'YYYY-MM-DD HH:mm'.length

/** Where the clock there shows a time twice and this device did not know: which of them is meant. */
function whichIn(error: unknown, chosen: Chosen): readonly { time: string; stay: Chosen }[] {
  const asked = v.safeParse(askedSchema, error instanceof Refused ? error.answer : undefined)
  if (!asked.success) return []
  const part = asked.output.field === 'start_date' ? 'start' : 'end'
  const time = chosen[part]?.slice(0, CLOCK)
  if (time === undefined) return []
  return asked.output.offsets.map((offset) => ({
    time: time + offset,
    stay: { ...chosen, [part]: time + offset },
  }))
}

const Choices = chakra('div', {
  base: { display: 'grid', gap: '2', paddingBlockStart: '2', _empty: { display: 'none' } },
})

const Choice = chakra(QuietChoice, { base: { background: 'card', fontSize: '14', paddingInline: '3' } })
