import { createFileRoute } from '@tanstack/react-router'
import { ReplyScreen } from '#src/core/inquiry/reply/reply-screen.tsx'

export const Route = createFileRoute('/messages/reply')({
  component: ReplyScreen,
  staticData: { title: 'messages.title', header: 'none', alone: true },
})
