import { useEffect } from 'react'

/** Keeps the screen from going dark while somebody waits in a line with it. */
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
    // The browser takes it back whenever the page is hidden.
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
}
