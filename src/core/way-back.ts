import { useCanGoBack, useLocation, useRouter } from '@tanstack/react-router'
import { goneBackTo, visits } from './history/history.ts'
import { lastElsewhere } from './history/visits.ts'
import { useObserved } from './use-observed.ts'

interface WayBack {
  /** Whether there is a page to go back to; otherwise back leads to the start. */
  isKnown: boolean
  go: () => void
}

/** The way back: within this tab, or for who came by a link from elsewhere, to the last page before that. */
export function useWayBack(): WayBack {
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const here = useLocation({ select: (it) => it.pathname })
  const before = lastElsewhere(useObserved(visits), here, Date.now())
  return {
    isKnown: canGoBack || before !== undefined,
    go() {
      if (canGoBack) return history.back()
      if (before) goneBackTo(before)
      // Replaces this page, so that the next way back does not lead here again.
      history.replace(before ? before.pathname + before.search : '/')
    },
  }
}
