import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'

/**
 * Sends a form once its number's country is known, where the person was quicker than the list of countries: without
 * its country a number is another's, somewhere else.
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
