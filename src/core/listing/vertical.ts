import type { LucideIcon } from 'lucide-react'
import { createContext, use } from 'react'
import type { QueuedCall } from '#contract/calls/registry.ts'
import type { TextKey } from '#contract/texts/en.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { BookingPaths, DetailPath, ExplorePaths, ScreenPath } from './paths.ts'

/** How a vertical's listings are made favourites. */
export interface Favouring {
  /** The call that says whether one of them is. */
  call: QueuedCall['name']
  /** The first word of the key under which each one's own page is answered, and says so too. */
  page: string
}

/** What the shared screens need to know of a vertical; what it alone has lives in `src/verticals`. */
export interface Vertical {
  id: VerticalId
  /** Where its home is. */
  path: ScreenPath
  icon: LucideIcon
  /** The token of its quiet colour. */
  hue: 'plum' | 'blue' | 'green' | 'rose' | 'amber'
  name: TextKey
  /** One line on what one finds there. */
  about: TextKey
  /** What there is of it falls into kinds, which are found each by itself: what they are called, in their order. */
  kinds?: Readonly<Record<string, TextKey>>
  /** The page of one of its listings, by what kind of it that is; until there is one it is not open, and none is shown. */
  detail?: (kind: string) => DetailPath
  explore?: (kind: string) => ExplorePaths
  bookings?: BookingPaths
  /** What of a booking is shown on arrival, where anything is. */
  ticket?: TextKey
  /** How one of its listings is made a favourite, by what kind of it that is. */
  favourite?: (kind: string) => Favouring
  /** What those of its calls are called that wait to be sent. */
  waiting?: Readonly<Partial<Record<QueuedCall['name'], TextKey>>>
  /** By what people count a price, where that is not what it is reckoned by. */
  pricedBy?: (kind: string, pricing: string) => string
  /** What a strip of it is called, where the words that do for all do not: by the strip's code. */
  strips?: Readonly<Record<string, TextKey>>
}

/** Every vertical, in the order in which people are shown them. */
export type Verticals = Readonly<Record<VerticalId, Vertical>>

/** Those that are open: what cannot be looked at is not shown. */
export const openOf = (verticals: Verticals): Vertical[] => Object.values<Vertical>(verticals).filter(isOpen)

export const isOpen = ({ detail }: Vertical): boolean => detail !== undefined

const VerticalsContext = createContext<Verticals | undefined>(undefined)

export const VerticalsProvider = VerticalsContext.Provider

export function useVerticals(): Verticals {
  const verticals = use(VerticalsContext)
  if (!verticals) throw new Error('There is no VerticalsProvider above this component.')
  return verticals
}

/** Those that are open, by name, as the provider is told them. */
export function useOpenIds(): VerticalId[] {
  return openOf(useVerticals()).map(({ id }) => id)
}
