import { createFileRoute } from '@tanstack/react-router'
import { Services } from '#src/core/home/services.tsx'

export const Route = createFileRoute('/services')({
  component: Services,
  staticData: { title: 'nav.services' },
})
