import type { VerticalId } from '#contract/verticals.ts'
import type { NearbyQuery } from './repo.ts'

/** What one row of a home screen holds; its code names its title among the texts. */
export interface StripPlan extends Omit<NearbyQuery, 'limit'> {
  code: string
  vertical: VerticalId
  kind: string
}

/** The rows of the home screen. */
export const homeStrips: readonly StripPlan[] = [
  { code: 'soon', vertical: 'events', kind: '', order: 'soonest' },
  { code: 'vehicles', vertical: 'rentals', kind: 'vehicle', order: 'nearest' },
  { code: 'stays', vertical: 'rentals', kind: 'properties', order: 'best' },
  { code: 'places', vertical: 'places', kind: '', order: 'best' },
  { code: 'services', vertical: 'services', kind: '', order: 'nearest' },
  { code: 'news', vertical: 'announcements', kind: '', order: 'newest' },
]

const plan =
  (vertical: VerticalId, kind = '') =>
  (code: string, order: NearbyQuery['order']): StripPlan => ({ code, vertical, kind, order })
const events = plan('events')
const vehicles = plan('rentals', 'vehicle')
const stays = plan('rentals', 'properties')
const places = plan('places')
const services = plan('services')
const announcements = plan('announcements')

/** The rows of each vertical's own home. */
export const verticalStrips = {
  events: [
    events('soon', 'soonest'),
    events('near', 'nearest'),
    events('loved', 'best'),
    events('new', 'newest'),
  ],
  rentals: [
    vehicles('lovedVehicles', 'best'),
    stays('lovedStays', 'best'),
    vehicles('vehicles', 'nearest'),
    stays('stays', 'nearest'),
  ],
  places: [places('loved', 'best'), places('near', 'nearest'), places('new', 'newest')],
  services: [services('near', 'nearest'), services('loved', 'best'), services('new', 'newest')],
  announcements: [announcements('new', 'newest'), announcements('near', 'nearest')],
} satisfies Record<VerticalId, readonly StripPlan[]>
