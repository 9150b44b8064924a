import type { Kind } from '../kind.ts'
import { type Vertical, verticals } from '../picture-spec.ts'
import { announcementSubjects } from '../subjects/announcements.ts'
import { eventSubjects } from '../subjects/events.ts'
import { homeSubjects } from '../subjects/homes.ts'
import { placeSubjects } from '../subjects/places.ts'
import { placeTiles, serviceTiles } from '../subjects/tiles.ts'
import { vehicleSubjects } from '../subjects/vehicles.ts'
import { announcements } from './announcements.ts'
import { events } from './events.ts'
import { homes } from './homes.ts'
import { perks } from './perks.ts'
import { places } from './places.ts'
import { services } from './services.ts'
import { vehicles } from './vehicles.ts'

const kinds: Record<Vertical, Record<string, Kind>> = {
  events: { ...events, ...eventSubjects },
  rentals: { ...vehicles, ...homes, ...vehicleSubjects, ...homeSubjects },
  places: { ...places, ...placeTiles, ...placeSubjects },
  announcements: { ...announcements, ...announcementSubjects },
  services: { ...services, ...serviceTiles },
  perks,
}

/** The pictures for categories of a vertical without pictures of their own. */
const landscapes: Record<Vertical, Kind> = {
  events: events.family,
  rentals: vehicles.boat,
  places: places.viewpoint,
  announcements: announcements.news,
  services: services.photography,
  perks: perks.bonus,
}

export const kindOf = (vertical: Vertical, slug: string): Kind =>
  (Object.hasOwn(kinds[vertical], slug) ? kinds[vertical][slug] : undefined) ?? landscapes[vertical]

/** The categories and subjects that have pictures of their own. */
export const drawnKinds: { vertical: Vertical; kind: string }[] = verticals.flatMap((vertical) =>
  Object.keys(kinds[vertical]).map((kind) => ({ vertical, kind })),
)
