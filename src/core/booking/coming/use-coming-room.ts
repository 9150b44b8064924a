import { useEffect, useState, useSyncExternalStore } from 'react'
import { usePerson } from '#src/core/account/person.ts'
import { useObserved } from '#src/core/use-observed.ts'
import { connection } from '#src/data/connection/report.ts'
import { Observed } from '#src/lib/observed.ts'
import { useComing } from './remembered.ts'

const TIMEOUT_MS = 3_000

/** Whether a screen may still wait for the next booking. A page waits once: after a timeout, never again. */
const mayStillWait = new Observed(true)

const never = () => () => {}

/**
 * Whether the next booking has a place above the rest of a screen (`isRestThere`). It has one from the beginning or
 * gets none this time, so that nothing moves under somebody's eyes. Only for a person who is new on this device, as
 * after a login, the rest waits a moment until the booking is known (`isAwaited`).
 */
export function useComingRoom(isRestThere: boolean): { hasRoom: boolean; isAwaited: boolean } {
  const isSomebody = usePerson().token !== undefined
  const coming = useComing()
  const isOffline = useObserved(connection) !== 'online'
  const mayCome = useObserved(mayStillWait) && !isOffline
  const isPainted = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [isSettled, setSettled] = useState(isPainted)
  const [hasRoom, setRoom] = useState(false)
  if (isSomebody && !isSettled && !hasRoom && coming && coming.length > 0) setRoom(true)
  const isAwaited = isSomebody && !isSettled && mayCome && coming === undefined
  const isShown = isSomebody && isRestThere && !isAwaited
  useEffect(() => {
    if (isShown) setSettled(true)
  }, [isShown])
  useEffect(() => {
    if (!isAwaited) return
    const timer = setTimeout(() => mayStillWait.set(false), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [isAwaited])
  return { hasRoom: hasRoom && isSomebody, isAwaited }
}
