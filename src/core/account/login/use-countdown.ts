import { useEffect, useState } from 'react'

/** The seconds left until a moment of the device's clock. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  const isOver = left === 0
  useEffect(() => {
    setNow(Date.now())
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isOver])
  return left
}
