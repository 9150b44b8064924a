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

/** How one comes by the version that knows what this one does not. Only the person's word loads a page anew. */
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

// A clock that was set back counts as just now.
const wasJustTaken = () => Date.now() - (takenAt.get() ?? Number.NEGATIVE_INFINITY) < JUST_NOW_MS

/** What another page heard and kept was heard with that page's words, and this one may know more. */
function useOwnAnswers(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const predicate = ({ state }: { state: { dataUpdatedAt: number } }) =>
      state.dataUpdatedAt < performance.timeOrigin
    void queries.refetchQueries({ type: 'active', predicate })
  }, [queries])
}
