import { community } from './announcements/community.ts'
import { lostAndFound } from './announcements/lost-and-found.ts'
import { news } from './announcements/news.ts'
import { notices } from './announcements/notice.ts'
import { offers } from './announcements/offer.ts'
import { businesses } from './businesses/businesses.ts'
import { categories } from './categories.ts'
import type { DemoBusiness, DemoCategory, DemoListing } from './demo-listing.ts'
import { art } from './events/art.ts'
import { family } from './events/family.ts'
import { food } from './events/food.ts'
import { markets } from './events/markets.ts'
import { music } from './events/music.ts'
import { night } from './events/night.ts'
import { outdoors } from './events/outdoors.ts'
import { sport } from './events/sport.ts'
import { theatre } from './events/theatre.ts'
import { workshops } from './events/workshop.ts'
import { apartments } from './homes/apartment.ts'
import { cabins } from './homes/cabin.ts'
import { houses } from './homes/house.ts'
import { houseboats } from './homes/houseboat.ts'
import { studios } from './homes/studio.ts'
import { villas } from './homes/villa.ts'
import { beaches } from './places/beach.ts'
import { cafes } from './places/cafe.ts'
import { churches } from './places/church.ts'
import { gardens } from './places/garden.ts'
import { harbours } from './places/harbour.ts'
import { landmarks } from './places/landmark.ts'
import { libraries } from './places/library.ts'
import { marketHalls } from './places/market.ts'
import { museums } from './places/museum.ts'
import { parks } from './places/park.ts'
import { restaurants } from './places/restaurant.ts'
import { viewpoints } from './places/viewpoint.ts'
import { cleaning } from './services/cleaning.ts'
import { fitness } from './services/fitness.ts'
import { hair } from './services/hair.ts'
import { massage } from './services/massage.ts'
import { nails } from './services/nails.ts'
import { photography } from './services/photography.ts'
import { repairs } from './services/repair.ts'
import { spas } from './services/spa.ts'
import { tattoos } from './services/tattoo.ts'
import { tutoring } from './services/tutoring.ts'
import { bicycles } from './vehicles/bicycle.ts'
import { boats } from './vehicles/boat.ts'
import { cars } from './vehicles/car.ts'
import { convertibles } from './vehicles/convertible.ts'
import { scooters } from './vehicles/scooter.ts'
import { vans } from './vehicles/van.ts'

/** All listings of the demo marketplace, by category. */
export const allListings: readonly DemoListing[] = [
  ...[music, food, markets, family, sport, theatre, art, workshops, night, outdoors],
  ...[bicycles, scooters, cars, vans, boats, convertibles],
  ...[apartments, houses, villas, cabins, studios, houseboats],
  ...[beaches, viewpoints, museums, parks, restaurants, cafes],
  ...[marketHalls, landmarks, harbours, churches, libraries, gardens],
  ...[news, notices, offers, lostAndFound, community],
  ...[hair, spas, nails, massage, fitness, tattoos, repairs, photography, tutoring, cleaning],
].flat()

export const allCategories: readonly DemoCategory[] = categories

export const allBusinesses: readonly DemoBusiness[] = businesses
