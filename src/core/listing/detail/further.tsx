import type { ReactNode } from 'react'
import type { VerticalId } from '#contract/verticals.ts'
import { Gallery } from './gallery.tsx'
import { type Host, HostedBy } from './hosted-by.tsx'
import type { Listing } from './listing.ts'
import { Reviews } from './reviews.tsx'
import { Videos } from './videos.tsx'

interface Props {
  listing: Listing
  vertical: VerticalId
  host: Host | undefined
  reviewAction: ReactNode
}

/** The lower part of a listing's page: pictures, videos, host and reviews. */
export function Further({ listing, vertical, host, reviewAction }: Props) {
  const { slug, gallery, cover_color, video_links, latestReviews, avg_rating = 0, rating_count = 0 } = listing
  return (
    <>
      <Gallery pictures={gallery} color={cover_color} />
      <Videos links={video_links} />
      {host && <HostedBy host={host} />}
      {latestReviews && (
        <Reviews
          of={{ vertical, slug }}
          average={avg_rating}
          count={rating_count}
          latest={latestReviews}
          action={reviewAction}
        />
      )}
    </>
  )
}
