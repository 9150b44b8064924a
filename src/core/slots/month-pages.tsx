import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { monthWords } from '#src/lib/clock-words.ts'
import { firstDayOf, monthOf, monthsOn } from '#src/lib/month.ts'
import { BackIcon, OnIcon } from '#src/ui/directed-icons.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { type DayLook, MonthGrid } from '#src/ui/month-grid.tsx'
import { useDayKeys } from './use-day-keys.ts'

interface Props {
  /** The id of the month's name, which labels its surroundings too. */
  title: string
  /** The first and the last day that can be reached. */
  first: string
  last: string
  /** The day that has the focus: its month is shown. */
  day: string
  /** Whether the month after it is shown as well, for the choice of a stay. */
  isDouble?: boolean
  lookOf: (day: string) => DayLook
  onMove: (day: string) => void
  onChoose: (day: string) => void
}

/** One month or two of days to choose from, with buttons to the months before and after. */
export function MonthPages({ title, first, last, day, isDouble = false, lookOf, onMove, onChoose }: Props) {
  const { t, language } = useSpeech()
  const locale = language?.code ?? 'en'
  const move = (to: string) => onMove(to < first ? first : to > last ? last : to)
  const weekBegin = firstDayOf(locale)
  const keys = useDayKeys(day, weekBegin, move)
  const later = useId()
  const [month, setMonth] = useState(monthOf(day))
  const next = monthAfter(month, 1)
  // The second month may hold the day as well, and then nothing moves under the finger.
  if (monthOf(day) !== month && !(isDouble && monthOf(day) === next)) setMonth(monthOf(day))
  const turn = (months: number) => {
    setMonth(monthAfter(month, months))
    move(monthsOn(`${month}-01`, months))
  }
  const grid = { locale, first: weekBegin, day, lookOf, onChoose }
  return (
    <Months {...keys}>
      <div>
        <Head>
          <IconButton
            type="button"
            aria-label={t('slots.earlierMonth')}
            aria-disabled={month === monthOf(first) || undefined}
            onClick={() => month > monthOf(first) && turn(-1)}
          >
            <BackIcon />
          </IconButton>
          <Name id={title} aria-live="polite">
            {monthWords(`${month}-01`, locale)}
          </Name>
          <IconButton
            type="button"
            aria-label={t('slots.laterMonth')}
            aria-disabled={month === monthOf(last) || undefined}
            onClick={() => month < monthOf(last) && turn(1)}
          >
            <OnIcon size={24} />
          </IconButton>
        </Head>
        <MonthGrid labelledBy={title} month={month} {...grid} />
      </div>
      {isDouble && next <= monthOf(last) && (
        <div>
          <Head>
            <Name id={later}>{monthWords(`${next}-01`, locale)}</Name>
          </Head>
          <MonthGrid labelledBy={later} month={next} {...grid} />
        </div>
      )}
    </Months>
  )
}

const monthAfter = (month: string, months: number) => monthOf(monthsOn(`${month}-01`, months))

const Months = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  },
})

const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 'touch' },
})

const Name = chakra('h3', { base: { flex: '1', fontWeight: 'bold', textAlign: 'center' } })
