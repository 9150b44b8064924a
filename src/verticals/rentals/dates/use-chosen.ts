import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { StayItem } from '#contract/entities/stay.ts'
import { stayProblem } from '#contract/rental/stay.ts'
import { onTheSpot } from '#src/core/explore/address.ts'
import type { DateRange } from '#src/core/explore/when/when.ts'
import { type Chosen, type Known, wholeOf } from './free-times.ts'

type Times = Pick<StayItem, 'start_date' | 'end_date'>

/**
 * What is chosen: at first what one looked for, else what one has in the cart or holds. From then on the address says it, so that
 * it is found again on the way back.
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

/** What is over by now is as if nobody had said it. */
function searchedIn({ from: start, until: end }: DateRange, { now }: Known): Chosen | undefined {
  return stayProblem({ start, end }, now) ? undefined : { start, end }
}

const inMind = (own: Times | undefined): Chosen => ({ start: own?.start_date, end: own?.end_date })
