import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useObserved } from '#src/core/use-observed.ts'
import { connection } from '#src/data/connection/report.ts'
import { storedValue } from '#src/data/stored-value.ts'
import { untilNothingIsInProgress } from '#src/lib/in-progress.ts'
import { takeUpdate } from './updates.ts'

const JUST_NOW_MS = 5 * 60_000

const takenAt = storedValue('newer version taken at', v.number(), 'sessionStorage')

/** The button that brings a newer version. A page is never reloaded unless the person says so. */
export function useAppUpdate() {
  const [isWorking, setWorking] = useState(false)
  const [wasInVain] = useState(wasJustTaken)
  const isOnline = useObserved(connection) === 'online'
  useOwnAnswers()
  const press = () => {
    if (isWorking || !isOnline) return
    setWorking(true)
    takenAt.set(Date.now())
    void untilNothingIsInProgress().then(takeUpdate)
  }
  const text = isOnline ? (wasInVain ? 'newer.notYet' : 'newer.text') : 'newer.offline'
  return { text, load: { can: isOnline, isWorking, press } } as const
}

// Where the clock was set back, an update counts as just taken.
const wasJustTaken = () => Date.now() - (takenAt.get() ?? Number.NEGATIVE_INFINITY) < JUST_NOW_MS

/** Refetches answers that another page stored: an older version may have dropped what this one can show. */
function useOwnAnswers(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const predicate = ({ state }: { state: { dataUpdatedAt: number } }) =>
      state.dataUpdatedAt < performance.timeOrigin
    void queries.refetchQueries({ type: 'active', predicate })
  }, [queries])
}
