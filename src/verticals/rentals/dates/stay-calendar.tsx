import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { Panel } from '#src/core/checkout/frame.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { MonthPages } from '#src/core/slots/month-pages.tsx'
import { dayWords } from '#src/lib/clock-words.ts'
import { dayOf, daysOn } from '#src/lib/month.ts'
import type { DayLook } from '#src/ui/month-grid.tsx'
import { stayTexts } from '../stay-texts.ts'
import { type Chosen, canChoose, choose, type Known, stateOf, wholeOf } from './free-times.ts'
import { useStayWords } from './use-stay-words.ts'

interface Props {
  /** The kind of rental, vehicle or home; missing where it may be either. */
  kind?: string
  known: Known
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

/** How many days ahead a stay may begin. */
const FARTHEST_DAYS = 730

/** The calendar with the state of each day; one tap chooses the beginning, another the end. */
export function StayCalendar({ kind = '', known, chosen, onChange }: Props) {
  const { t, language } = useSpeech()
  const locale = language?.code ?? 'en'
  const words = useStayWords()
  const title = useId()
  const today = dayOf(known.now)
  const last = daysOn(today, FARTHEST_DAYS)
  const [day, setDay] = useState(dayOf(chosen.start ?? known.now))
  const [isAnew, setIsAnew] = useState(false)
  const whole = wholeOf(chosen)
  const texts = stayTexts(kind)
  const asked = !chosen.start ? texts.chooseStart : isAnew ? 'stay.chooseEndAnew' : texts.chooseEnd
  const pick = (it: string) => {
    setDay(it)
    if (!canChoose(it, chosen, known)) return
    const next = choose(it, chosen, known)
    // A later day was meant to be its end.
    setIsAnew(!chosen.end && !next.end && it > (chosen.start ?? it))
    onChange(next)
  }
  return (
    <Panel data-roomy aria-labelledby={title}>
      {/* Room for two lines, so that the days do not move under a finger when the text gets longer. */}
      <p role="status" style={{ minHeight: '2lh' }}>
        {whole ? words(whole) : t(asked)}
      </p>
      <MonthPages
        title={title}
        first={today}
        last={last}
        day={day}
        isDouble
        lookOf={(it) => {
          const look = lookOf(it, chosen, known)
          return { ...look, label: t(`stay.day.${look.state}`, { day: dayWords(it, locale) }) }
        }}
        onMove={setDay}
        onChoose={pick}
      />
      {known.taken.length > 0 && (
        <Legend aria-hidden>
          <li>
            <chakra.s color="muted">12</chakra.s> {t('stay.legend.taken')}
          </li>
          <li>
            <Dash /> {t('stay.legend.part')}
          </li>
        </Legend>
      )}
    </Panel>
  )
}

function lookOf(day: string, chosen: Chosen, known: Known) {
  const state = stateOf(day, known)
  const start = chosen.start && dayOf(chosen.start)
  const end = chosen.end && dayOf(chosen.end)
  const isStart = day === start
  const isEnd = day === end || (isStart && end === undefined)
  return {
    state,
    isOff: state === 'past' || !canChoose(day, chosen, known),
    isChosen: isStart || (day > (start ?? day) && day <= (end ?? '')),
    edge: isStart ? (isEnd ? 'both' : 'start') : isEnd ? 'end' : undefined,
  } satisfies Omit<DayLook, 'label'>
}

const Legend = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    color: 'muted',
    fontSize: '14',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2' },
  },
})

const Dash = chakra('span', {
  base: { width: '16px', height: '3px', borderRadius: 'pill', background: 'ink', opacity: 0.6 },
})
