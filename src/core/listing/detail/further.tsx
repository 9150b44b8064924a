import type { ReactNode } from 'react'
import type { Review } from '#contract/entities/review.ts'
import { Gallery } from './gallery.tsx'
import { type Host, HostedBy } from './hosted-by.tsx'
import { Reviews } from './reviews.tsx'
import { Videos } from './videos.tsx'

interface Props {
  listing: {
    gallery: readonly string[]
    cover_color: string
    video_links: readonly { url: string }[]
    latestReviews?: readonly Review[]
  }
  host: Host | undefined
  reviewAction: ReactNode
}

/** What one comes to further down. */
export function Further({ listing, host, reviewAction }: Props) {
  return (
    <>
      <Gallery pictures={listing.gallery} color={listing.cover_color} />
      <Videos links={listing.video_links} />
      {host && <HostedBy host={host} />}
      {listing.latestReviews && <Reviews reviews={listing.latestReviews} action={reviewAction} />}
    </>
  )
}
