export const verticals = ['events', 'rentals', 'places', 'announcements', 'services', 'perks'] as const

export type Vertical = (typeof verticals)[number]

/** Which picture: of what, for which listing, and which of its gallery (0 is the cover). */
export interface PictureSpec {
  vertical: Vertical
  /** The slug of the category. */
  kind: string
  seed: number
  index: number
}
