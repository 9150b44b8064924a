import { createFileRoute } from '@tanstack/react-router'
import { PerksHome } from '#src/core/perks/perks-home.tsx'

export const Route = createFileRoute('/perks/')({
  component: PerksHome,
  staticData: { title: 'perks.title', header: 'back' },
})
