import type { Kind } from '../kind.ts'
import { type Vertical, verticals } from '../picture-spec.ts'
import { community } from './announcements/community.ts'
import { lostAndFound } from './announcements/lost-and-found.ts'
import { news } from './announcements/news.ts'
import { notice } from './announcements/notice.ts'
import { offer } from './announcements/offer.ts'
import { art } from './events/art.ts'
import { family } from './events/family.ts'
import { food } from './events/food.ts'
import { markets } from './events/markets.ts'
import { music } from './events/music.ts'
import { night } from './events/night.ts'
import { outdoors } from './events/outdoors.ts'
import { sport } from './events/sport.ts'
import { theatre } from './events/theatre.ts'
import { workshop } from './events/workshop.ts'
import { bonus } from './perks/bonus.ts'
import { cashback } from './perks/cashback.ts'
import { giftCard } from './perks/gift-card.ts'
import { membership } from './perks/membership.ts'
import { beach } from './places/beach.ts'
import { cafe } from './places/cafe.ts'
import { church } from './places/church.ts'
import { garden } from './places/garden.ts'
import { harbour } from './places/harbour.ts'
import { landmark } from './places/landmark.ts'
import { library } from './places/library.ts'
import { market } from './places/market.ts'
import { museum } from './places/museum.ts'
import { park } from './places/park.ts'
import { restaurant } from './places/restaurant.ts'
import { viewpoint } from './places/viewpoint.ts'
import { boat } from './rentals/boat.ts'
import { propertyKinds } from './rentals/properties.ts'
import { vehicleKinds } from './rentals/vehicles.ts'
import { cleaning } from './services/cleaning.ts'
import { fitness } from './services/fitness.ts'
import { hair } from './services/hair.ts'
import { massage } from './services/massage.ts'
import { nails } from './services/nails.ts'
import { photography } from './services/photography.ts'
import { repair } from './services/repair.ts'
import { spa } from './services/spa.ts'
import { tattoo } from './services/tattoo.ts'
import { tutoring } from './services/tutoring.ts'

const kinds = {
  events: { music, food, markets, family, sport, theatre, art, workshop, night, outdoors },
  rentals: { ...vehicleKinds, boat, ...propertyKinds },
  places: {
    beach,
    viewpoint,
    museum,
    park,
    restaurant,
    cafe,
    market,
    landmark,
    harbour,
    church,
    library,
    garden,
  },
  announcements: { news, notice, offer, 'lost-and-found': lostAndFound, community },
  services: { hair, spa, nails, massage, fitness, tattoo, repair, photography, tutoring, cleaning },
  perks: { 'gift-card': giftCard, membership, cashback, bonus },
} satisfies Record<Vertical, Record<string, Kind>>

/** What a vertical shows for a category nobody has drawn. */
const landscapes: Record<Vertical, Kind> = {
  events: family,
  rentals: boat,
  places: viewpoint,
  announcements: news,
  services: photography,
  perks: bonus,
}

export function kindOf(vertical: Vertical, slug: string): Kind {
  const known: Record<string, Kind> = kinds[vertical]
  return Object.hasOwn(known, slug) ? (known[slug] ?? landscapes[vertical]) : landscapes[vertical]
}

/** The categories that have pictures of their own. */
export const drawnKinds: { vertical: Vertical; kind: string }[] = verticals.flatMap((vertical) =>
  Object.keys(kinds[vertical]).map((kind) => ({ vertical, kind })),
)
