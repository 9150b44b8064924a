import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * The secret of a link that was mailed, empty where there is none; undefined until it was looked for. It leaves the
 * address bar at once: what stands there is copied and kept.
 */
export function useLinkSecret(): string | undefined {
  const hash = useLocation({ select: (it) => it.hash })
  // The server paints the page without what stands behind the #.
  const [secret, setSecret] = useState<string>()
  useEffect(() => {
    if (hash === '') return setSecret((before) => before ?? '')
    setSecret(hash)
    history.replaceState(history.state, '', location.pathname)
  }, [hash])
  return secret
}
