import { createFileRoute } from '@tanstack/react-router'
import { RatingScreen } from '#src/core/rating/rating-screen.tsx'
import { placeRating, placeRatingTexts } from '#src/verticals/places/rating.ts'

export const Route = createFileRoute('/go-to-places/place/$slug/rate')({
  component: RatePlaceRoute,
  staticData: { title: 'place.review', header: 'back', alone: true },
})

function RatePlaceRoute() {
  const { slug } = Route.useParams()
  return (
    <RatingScreen key={slug} target={placeRating(slug)} texts={placeRatingTexts} required="rating.required" />
  )
}
