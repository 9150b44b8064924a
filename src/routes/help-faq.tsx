import { createFileRoute } from '@tanstack/react-router'
import { HelpPages } from '#src/core/pages/help-pages.tsx'
import { settings } from '#src/core/settings/queries.ts'

export const Route = createFileRoute('/help-faq')({
  loader: ({ context }) => context.prepare(({ language }) => settings.pages(language.id)),
  component: HelpPages,
  staticData: { title: 'help.title', header: 'back' },
})
