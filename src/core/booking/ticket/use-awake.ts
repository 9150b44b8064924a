import { useEffect } from 'react'

/** Keeps the screen on while somebody waits in a line with their ticket. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const ask = () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      navigator.wakeLock.request('screen').then(
        (it) => {
          if (isOver) void it.release()
          else lock = it
        },
        // A battery that is low says no; the ticket is there all the same.
        () => {},
      )
    }
    ask()
    // The browser releases the lock whenever the page is hidden, so it is requested again.
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
}
