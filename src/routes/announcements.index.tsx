import { createFileRoute } from '@tanstack/react-router'
import { home } from '#src/core/home/queries.ts'
import { VerticalHome } from '#src/core/home/vertical-home.tsx'

export const Route = createFileRoute('/announcements/')({
  loader: ({ context }) =>
    context.prepare(({ language, location }) => home.vertical('announcements', language.code, location)),
  component: () => <VerticalHome id="announcements" />,
  staticData: { title: 'vertical.announcements' },
})
