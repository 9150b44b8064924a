import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getPushKey } from '#contract/calls/notifications.ts'
import { send } from '#src/data/provider/call.ts'
import { unsubscribe } from '#src/data/push/subscription.ts'
import { type PushState, pushState, switchOn } from './device-pushes.ts'

/** The state of pushes on this device, and how to change it; undefined until it is known. */
export function useDevicePushes() {
  const [state, setState] = useState<PushState>()
  const [trouble, setTrouble] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let isHere = true
    pushState().then(
      (found) => isHere && setState(found),
      () => isHere && setState('unsupported'),
    )
    return () => {
      isHere = false
    }
  }, [])
  // Loaded before the tap, which the browser's question has to follow at once.
  const key = useQuery({
    queryKey: ['push key'],
    queryFn: ({ signal }) => send(getPushKey, {}, signal),
    enabled: state === 'off',
  })
  const publicKey = key.data?.public_key
  const change = async (wanted: boolean): Promise<PushState | undefined> => {
    setBusy(true)
    setTrouble(undefined)
    try {
      if (wanted && publicKey) {
        const reached = await switchOn(publicKey)
        setState(reached)
        return reached
      }
      if (!wanted) await unsubscribe()
      setState(await pushState())
    } catch (error) {
      // The browser itself refuses, so another try would not help.
      if (error instanceof DOMException) {
        setState('unsupported')
        return 'unsupported'
      }
      setTrouble(error)
    } finally {
      setBusy(false)
    }
    return undefined
  }
  // A server without pushes has none to offer.
  const shown: PushState | undefined = publicKey === null ? 'unsupported' : state
  return { state: shown, canSwitch: state === 'on' || Boolean(publicKey), busy, trouble, change }
}
