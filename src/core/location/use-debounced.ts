import { useEffect, useState } from 'react'

/** `value` once it has not changed for a while. `undefined` applies at once: what was cleared is gone. */
export function useDebounced<T>(value: T | undefined, ms: number): T | undefined {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === undefined ? 0 : ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return value === undefined ? undefined : settled
}
