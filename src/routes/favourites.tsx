import { createFileRoute } from '@tanstack/react-router'
import { FavouritesScreen } from '#src/core/favourite/favourites-screen.tsx'

export const Route = createFileRoute('/favourites')({
  component: FavouritesScreen,
  staticData: { title: 'nav.favourites' },
})
