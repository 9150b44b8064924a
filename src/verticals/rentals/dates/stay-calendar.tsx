import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { Panel } from '#src/core/checkout/frame.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { dayWords, monthWords } from '#src/lib/clock-words.ts'
import { dayOf, daysOn, firstDayOf, monthOf, monthsOn } from '#src/lib/month.ts'
import { BackIcon, OnIcon } from '#src/ui/directed-icons.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { type DayLook, MonthGrid } from '#src/ui/month-grid.tsx'
import { stayTexts } from '../stay-texts.ts'
import { type Chosen, canChoose, choose, type Known, stateOf, wholeOf } from './free-times.ts'
import { useStayWords } from './use-stay-words.ts'

interface Props {
  /** Of a vehicle or a home; not said where it may be either. */
  kind?: string
  known: Known
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

/** As far ahead as one may begin. */
const FARTHEST_DAYS = 730

/** The days, each with how it stands; a tap on one begins, a tap on another ends. */
export function StayCalendar({ kind = '', known, chosen, onChange }: Props) {
  const { t, language } = useSpeech()
  const locale = language?.code ?? 'en'
  const words = useStayWords()
  const title = useId()
  const today = dayOf(known.now)
  const last = daysOn(today, FARTHEST_DAYS)
  const [day, setDay] = useState(dayOf(chosen.start ?? known.now))
  const [isAnew, setIsAnew] = useState(false)
  const move = (to: string) => setDay(to < today ? today : to > last ? last : to)
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
      {/* With room for what becomes two lines: no day moves from under a finger. */}
      <p role="status" style={{ minHeight: '2lh' }}>
        {whole ? words(whole) : t(asked)}
      </p>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between">
        <IconButton
          type="button"
          aria-label={t('stay.earlierMonth')}
          aria-disabled={monthOf(day) === monthOf(today) || undefined}
          onClick={() => move(monthsOn(day, -1))}
        >
          <BackIcon />
        </IconButton>
        <chakra.h3 id={title} fontWeight="bold" aria-live="polite">
          {monthWords(day, locale)}
        </chakra.h3>
        <IconButton
          type="button"
          aria-label={t('stay.laterMonth')}
          aria-disabled={monthOf(day) === monthOf(last) || undefined}
          onClick={() => move(monthsOn(day, 1))}
        >
          <OnIcon size={24} />
        </IconButton>
      </chakra.div>
      <MonthGrid
        labelledBy={title}
        locale={locale}
        first={firstDayOf(locale)}
        day={day}
        lookOf={(it) => {
          const look = lookOf(it, chosen, known)
          return { ...look, label: t(`stay.day.${look.state}`, { day: dayWords(it, locale) }) }
        }}
        onMove={move}
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
