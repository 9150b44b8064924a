import { useId } from 'react'
import { Panel } from '#src/core/checkout/frame.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { dayWords } from '#src/lib/clock-words.ts'
import { MonthPages } from './month-pages.tsx'
import type { SlotDay } from './slot.ts'

interface Props {
  /** The days that are known; all others are disabled. */
  days: readonly SlotDay[]
  today: string
  last: string
  chosen: string
  /** The day that has the focus; turning the page changes it too. */
  day: string
  onMove: (day: string) => void
  onChoose: (day: string) => void
}

/** A calendar month to choose a day from, beyond those of the strip. */
export function DayMonth({ days, today, last, chosen, day, onMove, onChoose }: Props) {
  const { t, language } = useSpeech()
  const locale = language?.code ?? 'en'
  const title = useId()
  const isFree = (it: string) => days.some(({ date, starts }) => date === it && starts.length > 0)
  return (
    <Panel data-roomy aria-labelledby={title}>
      <MonthPages
        title={title}
        first={today}
        last={last}
        day={day}
        lookOf={(it) => {
          const words = dayWords(it, locale)
          const isOff = !isFree(it)
          return {
            label: isOff ? t('slots.dayFull', { day: words }) : words,
            isOff,
            isChosen: it === chosen,
            edge: it === chosen ? 'both' : undefined,
          }
        }}
        onMove={onMove}
        onChoose={(it) => isFree(it) && onChoose(it)}
      />
    </Panel>
  )
}
