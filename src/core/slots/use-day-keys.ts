import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { dayByKey } from '#src/lib/month.ts'

/** Lets the keys of a calendar move from day to day, also from one month into the next. */
export function useDayKeys(
  day: string,
  first: number,
  onMove: (day: string) => void,
): { ref: RefObject<HTMLDivElement | null>; onKeyDown: (event: KeyboardEvent) => void } {
  const ref = useRef<HTMLDivElement>(null)
  const isByKey = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the day is there that a key led to
  useEffect(() => {
    if (isByKey.current) ref.current?.querySelector<HTMLElement>('td > [tabindex="0"]')?.focus()
    isByKey.current = false
  }, [day])
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target as Element).closest('td')) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = dayByKey(day, event, { first, isRtl })
    if (to === undefined) return
    event.preventDefault()
    isByKey.current = true
    onMove(to)
  }
  return { ref, onKeyDown }
}
