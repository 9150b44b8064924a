import { createFileRoute } from '@tanstack/react-router'
import { LocationPicker } from '#src/core/location/location-picker.tsx'

export const Route = createFileRoute('/place')({
  component: LocationPicker,
  staticData: { title: 'place.title', header: 'back' },
})
