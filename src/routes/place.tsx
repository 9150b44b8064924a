import { createFileRoute } from '@tanstack/react-router'
import { PlacePicker } from '#src/core/place/place-picker.tsx'

export const Route = createFileRoute('/place')({
  component: PlacePicker,
  staticData: { title: 'place.title', header: 'back' },
})
