import { Rng } from '../../art/paper/random.ts'
import type { PlaceCategory } from '../categories.ts'
import type { DemoListing } from '../demo-listing.ts'

/** Tags of places that are not amenities. */
const remarks = new Set([
  ...['Sheltered', 'Sunrise', 'Surf', 'Dunes', 'Wildlife', 'Quiet', 'Birds', 'Shells', 'Long walk', 'Waves'],
  ...[
    'Low tide only',
    'Sunset',
    'Black sand',
    'All welcome now',
    'Queue',
    'Seals in view',
    'Very old',
    'Views',
  ],
  ...[
    'Wild',
    'West coast',
    'Shallow',
    'Herons',
    'Houseboats',
    'Dries at low water',
    'Crab pots',
    'Strangers',
  ],
  ...[
    'Keep clear',
    'Gallows crane',
    'Fishing fleet',
    'Cobbles',
    'Small',
    'Slightly eerie',
    'Be here at noon',
  ],
  ...[
    'People-watching',
    'Queue moves fast',
    'Fast',
    'Best before 9',
    'Wear boots',
    'When boats are in',
    'Tiny',
  ],
  ...[
    'Still works',
    'Owls',
    'Dungeon',
    'Upturned keel roof',
    'Hot',
    'Medieval',
    'Dahlias',
    'Mist',
    'Sea air',
  ],
  ...['Donkeys, resting', 'Grazing rights', 'Woods', 'Wild flowers', 'Acoustics', 'Silence', 'Neighbourly'],
  ...['Bargains', 'Growers only', 'Till sold out', 'Weekends', 'Always open', 'Day and night', 'Daytime'],
  ...['Until 9 pm', 'Until 2 am', 'From 6:30', 'From 5 am', 'Mon–Sat', 'Thu–Sat', 'Wed and Sat mornings'],
  ...[
    'Sundays from 7',
    'Sundays at 10',
    'Late on Thursdays',
    'Open late',
    'Early',
    'Fortnightly',
    'All year',
  ],
  ...[
    'Pub',
    'One sitting',
    'Walkers',
    'Quick',
    'Warm in winter',
    'Amber, honestly labelled',
    'Free',
    'Family',
  ],
  ...[
    'Low tide',
    'Walk 1 km',
    'No watering',
    'Practice Sundays',
    'From the pavement',
    'Waterfall on a switch',
  ],
])

/** Amenities that many places of a category have. */
const usual: Record<PlaceCategory, readonly string[]> = {
  beach: [
    'Public toilets',
    'Bicycle stands',
    'Dogs on a lead',
    'Drinking fountain',
    'Litter bins',
    'Car park',
  ],
  viewpoint: ['Bench', 'Information board', 'Railing', 'Photographs welcome'],
  museum: ['Cloakroom', 'Shop', 'Baby changing', 'Audio guide', 'Lockers', 'Toilets', 'Large print guide'],
  park: [
    'Public toilets',
    'Drinking fountain',
    'Dogs on a lead',
    'Bicycle stands',
    'Picnic tables',
    'Benches',
  ],
  restaurant: [
    'Cards taken',
    'Toilets',
    'High chairs',
    'Allergy menu',
    'Water bowl for dogs',
    'Takeaway boxes',
  ],
  cafe: ['Cards taken', 'Oat milk', 'Takeaway', 'Own cup welcome', 'Tap water', 'Dogs welcome'],
  market: ['Public toilets', 'Bicycle stands', 'Cards at most stalls', 'Baskets to borrow', 'Tastings'],
  landmark: ['Information board', 'Bicycle stands', 'Benches', 'Free leaflet', 'Photographs allowed'],
  harbour: ['Public toilets', 'Drinking water', 'Slipway', 'Benches', 'Bicycle stands', 'Life rings'],
  church: ['Loop for hearing aids', 'Quiet corner', 'Free leaflet', 'Visitors’ book'],
  library: ['Wi-fi', 'Printer', 'Toilets', 'Returns box', 'Reading lamps'],
  garden: ['Benches', 'Plant labels', 'Drinking fountain', 'Photographs allowed', 'Gravel paths'],
}

/** Places that are too small, too far out or too strange for any of these. */
const bare = new Set([
  ...['Mrs Okafor’s front garden', 'Book bus, west coast round', 'Petrel telephone box', 'The Crab Window'],
  ...[
    'Ambersand quay stalls',
    'Bean and Gone',
    'High Fell summit',
    'Harrier Tor',
    'Smugglers’ Slip',
    'Fulmar Cove landing',
  ],
  ...['Two Kettles on the Pier', 'Kiosk Number Nine', 'Lantern Side tool and seed library', 'Lifeboat slip'],
  ...[
    'Fallowmere round church',
    'Meeting house on Orchard Road',
    'Saltmarsh channel moorings',
    'Fallow Stones',
  ],
])

const FEWEST = 2
const MOST = 4

/**
 * The amenities of a place for its page: first its own, then common ones. They are the same on every machine.
 */
export function amenitiesOf({ slug, title, category, tags = [] }: DemoListing): readonly string[] {
  const chance = new Rng(`amenities/${slug}`)
  const own = tags.filter((tag) => !remarks.has(tag))
  if (bare.has(title)) return own
  const many = (usual[category as PlaceCategory] ?? []).filter((it) => !own.some((tag) => isAlike(tag, it)))
  const some = shuffled(many, chance).slice(0, chance.int(FEWEST, MOST))
  return [...own, ...some]
}

/** Whether two amenities say the same or the opposite: 'Dogs off lead' and 'Dogs on a lead'. */
const isAlike = (one: string, other: string) =>
  one.split(' ')[0]?.replace(/s$/, '') === other.split(' ')[0]?.replace(/s$/, '')

function shuffled(all: readonly string[], chance: Rng): string[] {
  return all
    .map((it) => ({ it, at: chance.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ it }) => it)
}
