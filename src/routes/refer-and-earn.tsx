import { createFileRoute } from '@tanstack/react-router'
import { Refer } from '#src/core/refer/refer.tsx'

export const Route = createFileRoute('/refer-and-earn')({
  component: Refer,
  staticData: { title: 'menu.refer', header: 'back' },
})
