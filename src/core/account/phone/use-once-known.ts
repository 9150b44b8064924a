import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'

/**
 * Sends a form once the country of its number has loaded, where the person was quicker than the list of
 * countries: with another country's dial code it would be somebody else's number.
 */
export function useOnceKnown(isComing: boolean, send: () => void) {
  const [waits, setWaits] = useState(false)
  const sendNow = useEffectEvent(send)
  useEffect(() => {
    if (!waits || isComing) return
    setWaits(false)
    sendNow()
  }, [waits, isComing])
  return {
    waits,
    submit(event: FormEvent) {
      event.preventDefault()
      setWaits(true)
    },
  }
}
