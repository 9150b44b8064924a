import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { stayProblem } from '#contract/rental/stay.ts'
import { onTheSpot } from '#src/core/explore/address.ts'
import type { When } from '#src/core/explore/when/when.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { stayIn } from '../stay-draft.ts'
import { type Chosen, type Known, wholeOf } from './free-times.ts'

/**
 * What is chosen: at first what one looked for, else what is in the cart. From then on the address says it, so that
 * it is found again on the way back.
 */
export function useChosen(when: When | undefined, draft: Draft | null, known: Known) {
  const [first] = useState<Chosen>(() => (when && soughtIn(when, known)) ?? inCart(draft))
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
function soughtIn({ from: start, until: end }: When, { now }: Known): Chosen | undefined {
  return stayProblem({ start, end }, now) ? undefined : { start, end }
}

function inCart(draft: Draft | null): Chosen {
  if (!draft) return {}
  const { start_date: start, end_date: end } = stayIn(draft)
  return { start, end }
}
