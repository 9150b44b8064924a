import { useMatch, useRouter } from '@tanstack/react-router'
import { getElementScrollRestorationEntry } from '@tanstack/router-core'
import { useState } from 'react'

/** Where a part of a screen that scrolls by itself stood when one left the screen. */
export interface LeftAt {
  /** By it the router remembers that: what scrolls bears it. */
  name: string
  left: number
  top: number
}

/** For whoever comes back to the screen, and has not gone on in it since. */
export function useLeftAt(part: string): LeftAt {
  const router = useRouter()
  const path = useMatch({ strict: false, select: (it) => it.pathname })
  // On another screen something may be called the same, and begins at its own beginning.
  const name = `${path} ${part}`
  const { __TSR_key: entry } = router.latestLocation.state
  const [came] = useState(() => ({ entry, at: getElementScrollRestorationEntry(router, { id: name }) }))
  const at = came.entry === entry ? came.at : undefined
  return { name, left: at?.scrollX ?? 0, top: at?.scrollY ?? 0 }
}
