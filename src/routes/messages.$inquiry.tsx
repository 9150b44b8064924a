import { createFileRoute } from '@tanstack/react-router'
import { ThreadScreen } from '#src/core/inquiry/thread/thread-screen.tsx'

export const Route = createFileRoute('/messages/$inquiry')({
  component: ThreadRoute,
  staticData: { title: 'messages.title', header: 'back', alone: true },
})

function ThreadRoute() {
  const { inquiry } = Route.useParams()
  // From one conversation to the next no draft goes along.
  return <ThreadScreen key={inquiry} inquiry={inquiry} />
}
