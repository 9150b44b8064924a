import { createFileRoute } from '@tanstack/react-router'
import { HelpPages } from '#src/core/pages/help-pages.tsx'

export const Route = createFileRoute('/help-faq')({ component: HelpPages })
