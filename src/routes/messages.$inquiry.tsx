import { createFileRoute } from '@tanstack/react-router'
import { ThreadScreen } from '#src/core/inquiry/thread/thread-screen.tsx'

export const Route = createFileRoute('/messages/$inquiry')({
  component: ThreadRoute,
  staticData: { title: 'messages.title', header: 'back', alone: true },
})

function ThreadRoute() {
  const { inquiry } = Route.useParams()
  // The key keeps a draft from following the person into another conversation.
  return <ThreadScreen key={inquiry} inquiry={inquiry} />
}
