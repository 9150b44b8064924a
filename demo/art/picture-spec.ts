export const verticals = ['events', 'rentals', 'places', 'announcements', 'services', 'perks'] as const

export type Vertical = (typeof verticals)[number]

/** A picture: its subject, its listing, and its position in the gallery (0 is the cover). */
export interface PictureSpec {
  vertical: Vertical
  /** The slug of the category. */
  kind: string
  seed: number
  index: number
}
