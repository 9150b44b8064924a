import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * The secret of a mailed link, empty where there is none; undefined until the address was read. It leaves the
 * address bar at once: what stands there gets copied, and stays in the history.
 */
export function useLinkSecret(): string | undefined {
  const hash = useLocation({ select: (it) => it.hash })
  // The server never receives the part of the address after the #.
  const [secret, setSecret] = useState<string>()
  useEffect(() => {
    if (hash === '') return setSecret((before) => before ?? '')
    setSecret(hash)
    history.replaceState(history.state, '', location.pathname)
  }, [hash])
  return secret
}
