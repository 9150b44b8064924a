import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Window } from '#contract/handover/windows.ts'
import { Panel } from '#src/core/checkout/frame.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { DayStrip } from '#src/core/slots/day-strip.tsx'
import { dayWords } from '#src/lib/clock-words.ts'
import { dayOf, daysOn } from '#src/lib/month.ts'
import { WindowChoice } from './window-choice.tsx'

/** How many days there are to choose from. */
const DAYS = 14

interface Props {
  title: string
  /** The first day. */
  from: string
  windowsOn: (day: string) => readonly (Window & { is_free: boolean })[]
  /** The window that is chosen. */
  chosen: Window | undefined
  onChoose: (window: Window) => void
}

/** Chooses a window out of those of the next days. */
export function WindowDays({ title, from, windowsOn, chosen, onChoose }: Props) {
  const { language } = useSpeech()
  const days = Array.from({ length: DAYS }, (_, at) => daysOn(from, at))
  const open = days.filter((day) => windowsOn(day).length > 0)
  const [picked, setPicked] = useState(chosen && dayOf(chosen.start))
  const day = picked && picked >= from ? picked : (open[0] ?? from)
  return (
    <Panel data-roomy aria-label={title}>
      <chakra.h2 fontSize="16" fontWeight="bold">
        {title}
      </chakra.h2>
      <DayStrip
        days={days.map((date) => ({ date, starts: windowsOn(date).map((it) => it.start), split: [] }))}
        chosen={day}
        onChoose={setPicked}
      />
      <WindowChoice
        title={dayWords(day, language?.code ?? 'en')}
        windows={windowsOn(day)}
        chosen={chosen?.start ?? ''}
        onChoose={onChoose}
      />
    </Panel>
  )
}
