import type { Bounds } from '#contract/explore/bounds.ts'
import type { FoundCard, OfflineAnswers } from '#src/core/explore/explored.ts'
import { pointsInSight } from '#src/core/explore/map/in-sight.ts'
import { savedAreas } from '#src/data/area/page-areas.ts'
import type { SavedArea, SavedPlace } from '#src/data/area/saved-area.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { isTouching, isWithin } from '#src/lib/within-bounds.ts'
import { cardOf, type OfflinePlace, pageOf } from './saved-place.ts'
import { searchSaved } from './search-saved.ts'

/** Answers searches from the saved areas, where the network does not. */
export const offlinePlaces: OfflineAnswers = {
  async found(query, location) {
    const { areas, places, zones } = await saved()
    const [area] = areas
    if (!area) return undefined
    const from = location ?? middleOf(area.bounds)
    const now = clock()
    const { found, unknown } = searchSaved(places, query, { zones, now })
    const cards = new Map(found.map((it) => [it.place.slug, cardOf(it, zones, { now, from })]))
    const sorted = pointsInSight(
      found.map(pointOf),
      { bounds: everywhere, centre: from, zoom: 0 },
      query.filters.sortBy,
    )
    return {
      cards: sorted.flatMap(({ slug }) => cards.get(slug) ?? []),
      // The age of the oldest result.
      savedAt: Math.min(...(found.length > 0 ? found : places).map((it) => it.asOf)),
      ...(query.filters.own.open && { unknown }),
    }
  },
  async points(query, bounds) {
    const { areas, places, zones } = await saved()
    if (!areas.some((it) => isTouching(it.bounds, bounds))) return undefined
    const here = places.filter(({ place }) => isWithin(bounds, place.address))
    const { found } = searchSaved(here, query, { zones, now: clock() })
    return { points: found.map(pointOf), is_all: true }
  },
  async card(slug): Promise<FoundCard | undefined> {
    const { places, zones } = await saved()
    const place = places.find((it) => it.place.slug === slug)
    return place && cardOf(place, zones, { now: clock(), from: place.place.address })
  },
  async categories() {
    const { places } = await saved()
    const all = new Map(
      places.flatMap(({ place: { category, cover_image } }) =>
        category ? [[category.slug, { ...category, kind: '', cover_image }]] : [],
      ),
    )
    return all.size === 0 ? undefined : [...all.values()].sort((a, b) => a.id - b.id)
  },
}

/** The page of a place in a saved area. */
export async function offlinePage(slug: string): Promise<OfflinePlace | undefined> {
  const { places, zones } = await saved()
  const place = places.find((it) => it.place.slug === slug)
  return place && pageOf(place, zones)
}

/** The newest copy of each place, and the zones of all areas. */
async function saved() {
  const { areas, places } = await savedAreas.contents()
  const newest = new Map<string, SavedPlace>()
  for (const it of [...places].sort((a, b) => a.asOf - b.asOf)) newest.set(it.place.slug, it)
  const zones = Object.assign({}, ...areas.map((it) => it.zones)) as SavedArea['zones']
  return { areas, places: [...newest.values()], zones }
}

const clock = () => serverNow() ?? Date.now()

const pointOf = ({ place: { slug, address, price, avg_rating } }: SavedPlace) =>
  [slug, address.latitude, address.longitude, price, avg_rating, null] as [
    string,
    number,
    number,
    number | null,
    number,
    null,
  ]

const everywhere: Bounds = { south: -90, west: -180, north: 90, east: 180 }

const middleOf = ({ south, west, north, east }: Bounds) => ({
  latitude: (south + north) / 2,
  longitude: west <= east ? (west + east) / 2 : (((west + east + 360) / 2 + 180) % 360) - 180,
})
