import { useCallback, useEffect, useState } from 'react'
import { deviceLocation, type LocationTrouble, mayLocate } from './device-location.ts'
import { chosenLocation } from './location.ts'
import type { Point } from './queries.ts'

export interface OwnLocation {
  isLocating: boolean
  /** Why the last attempt failed. */
  trouble: LocationTrouble | undefined
  locate: () => void
  /** Called once the trouble was read. */
  dismiss: () => void
}

/**
 * Asks the device for its location when told to; by itself only where permission was given before and no
 * location is chosen yet.
 */
export function useOwnLocation(onFix: (point: Point) => void): OwnLocation {
  const [isLocating, setIsLocating] = useState(false)
  const [trouble, setTrouble] = useState<LocationTrouble>()

  const locate = useCallback(async () => {
    setIsLocating(true)
    setTrouble(undefined)
    const fix = await deviceLocation()
    setIsLocating(false)
    if ('point' in fix) onFix(fix.point)
    else setTrouble(fix.trouble)
  }, [onFix])

  useEffect(() => {
    if (chosenLocation()) return
    let isHere = true
    void mayLocate().then((may) => {
      if (may && isHere) void locate()
    })
    return () => {
      isHere = false
    }
  }, [locate])

  return { isLocating, trouble, locate: () => void locate(), dismiss: () => setTrouble(undefined) }
}
