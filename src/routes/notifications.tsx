import { createFileRoute } from '@tanstack/react-router'
import { Notices } from '#src/core/notifications/notices.tsx'

export const Route = createFileRoute('/notifications')({
  component: Notices,
  staticData: { title: 'notices.title', header: 'back' },
})
