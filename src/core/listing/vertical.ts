import type { LucideIcon } from 'lucide-react'
import { createContext, use } from 'react'
import type { QueuedCall } from '#contract/calls/registry.ts'
import type { TextKey } from '#contract/texts/en.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { BookingPaths, DetailPath, ExplorePaths, ScreenPath } from './paths.ts'

/** The way in which a vertical's listings become favourites. */
export interface Favouring {
  /** The call that adds or removes a favourite. */
  call: QueuedCall['name']
  /** The first part of the query key of a listing's page, which says whether it is a favourite. */
  page: string
}

/** The facts about a vertical that the shared screens need; its own code is in `src/verticals`. */
export interface Vertical {
  id: VerticalId
  /** The path of its home. */
  path: ScreenPath
  icon: LucideIcon
  /** The token of its quiet colour. */
  hue: 'plum' | 'blue' | 'green' | 'rose' | 'amber'
  name: TextKey
  /** A line about its listings. */
  about: TextKey
  /** The names of its kinds, in their order, where it has kinds that are explored separately. */
  kinds?: Readonly<Record<string, TextKey>>
  /**
   * The page of a listing, by its kind; a vertical without it is not open, and none of its listings are
   * shown.
   */
  detail?: (kind: string) => DetailPath
  explore?: (kind: string) => ExplorePaths
  bookings?: BookingPaths
  /** The name of the ticket that a booking shows on arrival, if there is one. */
  ticket?: TextKey
  /** The way in which a listing becomes a favourite, by its kind. */
  favourite?: (kind: string) => Favouring
  /** The names of its calls that can wait in the outbox. */
  waiting?: Readonly<Partial<Record<QueuedCall['name'], TextKey>>>
  /** The unit that people count a price by, where it differs from the pricing type. */
  pricedBy?: (kind: string, pricing: string) => string
  /** Titles of strips, by their code, where the general ones do not suit. */
  strips?: Readonly<Record<string, TextKey>>
}

/** All verticals, in the order in which they are shown. */
export type Verticals = Readonly<Record<VerticalId, Vertical>>

/** The verticals that are open: one without pages is not shown. */
export const openOf = (verticals: Verticals): Vertical[] => Object.values<Vertical>(verticals).filter(isOpen)

export const isOpen = ({ detail }: Vertical): boolean => detail !== undefined

const VerticalsContext = createContext<Verticals | undefined>(undefined)

export const VerticalsProvider = VerticalsContext.Provider

export function useVerticals(): Verticals {
  const verticals = use(VerticalsContext)
  if (!verticals) throw new Error('There is no VerticalsProvider above this component.')
  return verticals
}

/** The ids of the open verticals, as requests name them. */
export function useOpenIds(): VerticalId[] {
  return openOf(useVerticals()).map(({ id }) => id)
}
