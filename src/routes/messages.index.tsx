import { createFileRoute } from '@tanstack/react-router'
import { InboxScreen } from '#src/core/inquiry/inbox/inbox-screen.tsx'

export const Route = createFileRoute('/messages/')({
  component: InboxScreen,
  staticData: { title: 'messages.title', header: 'back' },
})
