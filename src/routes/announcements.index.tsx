import { createFileRoute } from '@tanstack/react-router'
import { home } from '#src/core/home/queries.ts'
import { AnnouncementsHome } from '#src/verticals/announcements/announcements-home.tsx'

export const Route = createFileRoute('/announcements/')({
  loader: ({ context }) =>
    context.prepare(({ language, location }) => home.vertical('announcements', language.code, location)),
  component: AnnouncementsHome,
  staticData: { title: 'vertical.announcements' },
})
