import { useMatch, useRouter } from '@tanstack/react-router'
import { getElementScrollRestorationEntry } from '@tanstack/router-core'
import { useState } from 'react'

/** The scroll position that a scrolling part of a screen had when the screen was left. */
export interface LeftAt {
  /** The name by which the router remembers the position: the scrolling element has it as an attribute. */
  name: string
  left: number
  top: number
}

/** The position of a part, for whoever comes back to the screen and has not gone on in it since. */
export function useLeftAt(part: string): LeftAt {
  const router = useRouter()
  const path = useMatch({ strict: false, select: (it) => it.pathname })
  // With the screen's path: on another screen, a part of the same name begins at its own beginning.
  const name = `${path} ${part}`
  const { __TSR_key: entry } = router.latestLocation.state
  const [came] = useState(() => ({ entry, at: getElementScrollRestorationEntry(router, { id: name }) }))
  const at = came.entry === entry ? came.at : undefined
  return { name, left: at?.scrollX ?? 0, top: at?.scrollY ?? 0 }
}
