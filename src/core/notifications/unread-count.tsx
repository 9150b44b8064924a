import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { showOnIcon } from './app-badge.ts'
import { useInbox } from './use-inbox.ts'

/** Keeps the number of unread notifications up to date, for its children and on the app's icon. */
export function UnreadCount({ children }: { children: (unread: number) => ReactNode }) {
  const { query, inbox } = useInbox()
  const queries = useQueryClient()
  const isKnown = query.data !== undefined
  useEffect(() => {
    if (isKnown) showOnIcon(inbox.unread)
  }, [isKnown, inbox.unread])
  useEffect(() => {
    const { serviceWorker } = navigator
    const hear = ({ data }: MessageEvent) => {
      if (data?.type === 'NEWS') void queries.invalidateQueries({ queryKey: ['notices'] })
    }
    serviceWorker?.addEventListener('message', hear)
    return () => serviceWorker?.removeEventListener('message', hear)
  }, [queries])
  return children(inbox.unread)
}
