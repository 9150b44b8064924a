import type { announcementSubjects } from '../art/subjects/announcements.ts'
import type { eventSubjects } from '../art/subjects/events.ts'
import type { homeSubjects } from '../art/subjects/homes.ts'
import type { placeSubjects } from '../art/subjects/places.ts'
import type { vehicleSubjects } from '../art/subjects/vehicles.ts'
import type { BusinessSlug } from './businesses/businesses.ts'
import type {
  AnnouncementCategory,
  EventCategory,
  HomeCategory,
  PlaceCategory,
  ServiceCategory,
  VehicleCategory,
} from './categories.ts'
import type { DemoListing, DemoTiming, DemoWhere } from './demo-listing.ts'

/** A paragraph, or the items of a list. */
type Block = string | readonly string[]

/** The content of a listing; its title is the key. */
interface Entry {
  card: { by: BusinessSlug; price?: number; stars?: readonly [average: number, count: number] }
  where: DemoWhere
  tags?: string[]
  about: readonly Block[]
}

interface Rated extends Entry {
  card: Required<Pick<Entry['card'], 'by' | 'stars'>> & { price?: number }
}

interface Priced extends Rated {
  card: Rated['card'] & { price: number }
}

interface EventEntry extends Priced {
  /** The subject of its picture. */
  picture: keyof typeof eventSubjects
  when: DemoTiming
  language?: string[]
  online?: boolean
}

interface RentalEntry extends Priced {
  /** The subject of its picture, where that is not the usual one of its category. */
  picture?: keyof typeof vehicleSubjects | keyof typeof homeSubjects
  card: Priced['card'] & { per?: 'week' | 'month' }
}

interface PlaceEntry extends Rated {
  picture: keyof typeof placeSubjects
}

interface AnnouncementEntry extends Entry {
  picture: keyof typeof announcementSubjects
}

type Kept = Pick<DemoListing, 'vertical' | 'kind' | 'category'>

/** Listings of one category, by their titles. */
type Titled<T> = Record<string, T>

export function eventsOf(category: EventCategory, entries: Titled<EventEntry>): DemoListing[] {
  const listed = listingOf({ vertical: 'events', kind: '', category })
  return Object.entries(entries).map(([title, entry]) => ({
    ...listed(title, entry, entry.picture),
    timing: entry.when,
    language: entry.language ?? ['English'],
    isOnline: entry.online ?? false,
  }))
}

export function vehiclesOf(category: VehicleCategory, entries: Titled<RentalEntry>): DemoListing[] {
  return rentalsOf({ vertical: 'rentals', kind: 'vehicle', category }, entries)
}

export function homesOf(category: HomeCategory, entries: Titled<RentalEntry>): DemoListing[] {
  return rentalsOf({ vertical: 'rentals', kind: 'properties', category }, entries)
}

export function placesOf(category: PlaceCategory, entries: Titled<PlaceEntry>): DemoListing[] {
  return drawnOnes({ vertical: 'places', kind: '', category }, entries)
}

export function announcementsOf(
  category: AnnouncementCategory,
  entries: Titled<AnnouncementEntry>,
): DemoListing[] {
  return drawnOnes({ vertical: 'announcements', kind: '', category }, entries)
}

export function storesOf(category: ServiceCategory, entries: Titled<Priced>): DemoListing[] {
  const listed = listingOf({ vertical: 'services', kind: '', category })
  return Object.entries(entries).map(([title, entry]) => listed(title, entry))
}

function rentalsOf(kept: Kept, entries: Titled<RentalEntry>): DemoListing[] {
  const listed = listingOf(kept)
  return Object.entries(entries).map(([title, entry]) => ({
    ...listed(title, entry, entry.picture),
    pricingType: `per_${entry.card.per ?? 'day'}` as const,
  }))
}

function drawnOnes(kept: Kept, entries: Titled<PlaceEntry | AnnouncementEntry>): DemoListing[] {
  const listed = listingOf(kept)
  return Object.entries(entries).map(([title, entry]) => listed(title, entry, entry.picture))
}

function listingOf(kept: Kept) {
  return (
    title: string,
    { card, where, tags, about }: Entry,
    drawnAs: string = kept.category,
  ): DemoListing => {
    const slug = slugOf(title)
    const [average, count] = card.stars ?? [0, 0]
    return {
      ...kept,
      slug,
      title,
      content: about.map(htmlOf).join(''),
      business: card.by,
      ...(card.price === undefined ? {} : { price: card.price }),
      rating: { average, count },
      where,
      ...(tags ? { tags } : {}),
      picture: { kind: drawnAs, seed: slug },
    }
  }
}

function htmlOf(block: Block): string {
  if (typeof block === 'string') return `<p>${block}</p>`
  return `<ul>${block.map((point) => `<li>${point}</li>`).join('')}</ul>`
}

/** The slug of a title: without accents and punctuation, words joined by hyphens. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/[\u0300-\u036f’.]/g, '')
  return plain
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
