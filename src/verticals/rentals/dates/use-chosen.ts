import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { StayItem } from '#contract/entities/stay.ts'
import { stayProblem } from '#contract/rental/stay.ts'
import { onTheSpot } from '#src/core/explore/address.ts'
import type { DateRange } from '#src/core/explore/when/when.ts'
import { type Chosen, type Known, wholeOf } from './free-times.ts'

type Times = Pick<StayItem, 'start_date' | 'end_date'>

/**
 * The chosen dates: at first those of the search, else those of the draft or hold. Changes are written to the
 * address, so that they are found again on the way back.
 */
export function useChosen(when: DateRange | undefined, own: Times | undefined, known: Known) {
  const [first] = useState<Chosen>(() => (when && searchedIn(when, known)) ?? inMind(own))
  const [chosen, setChosen] = useState(first)
  const navigate = useNavigate()
  const change = (next: Chosen) => {
    setChosen(next)
    const stay = wholeOf(next)
    const search = stay ? { from: stay.start, until: stay.end } : {}
    void navigate({ to: '.', search, ...onTheSpot })
  }
  return { chosen, change, stay: wholeOf(chosen), isAsAtFirst: chosen === first }
}

/** The dates of a search, unless they are over by now. */
function searchedIn({ from: start, until: end }: DateRange, { now }: Known): Chosen | undefined {
  return stayProblem({ start, end }, now) ? undefined : { start, end }
}

const inMind = (own: Times | undefined): Chosen => ({ start: own?.start_date, end: own?.end_date })
