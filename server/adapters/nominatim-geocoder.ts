import * as v from 'valibot'
import type { Asking, Geocoder, LocatedPlace } from '../ports/geocoder.ts'
import { askGeocoder } from './ask-geocoder.ts'

/** Half the side of the box around a point in which a hit is likelier, in degrees. */
const NEARBY = 0.5
/** The zoom at which the service answers with houses. */
const HOUSE_ZOOM = '18'

const degrees = (most: number) =>
  v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(-most), v.maxValue(most))

const hits = v.array(
  v.object({
    osm_type: v.picklist(['node', 'way', 'relation']),
    osm_id: v.pipe(v.number(), v.safeInteger()),
    display_name: v.string(),
    lat: degrees(90),
    lon: degrees(180),
  }),
)
type Hit = v.InferOutput<typeof hits>[number]

/** The answer for a point. Where the service knows nothing, it has an `error` instead of a name. */
const spot = v.object({ display_name: v.optional(v.string()) })

interface Options {
  /** The user agent, which public services insist on. */
  userAgent: string
  timeoutMs?: number
}

/**
 * A geocoder for any service with Nominatim's search, lookup and reverse. A key is part of the query of
 * `base`.
 */
export function nominatimGeocoder(base: string, { userAgent, timeoutMs }: Options): Geocoder {
  const ask = <T>(
    path: string,
    query: Record<string, string>,
    schema: v.GenericSchema<unknown, T>,
    { language = 'en' }: Asking,
  ) => {
    const url = new URL(base)
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`
    for (const [key, value] of Object.entries({ format: 'jsonv2', ...query }))
      url.searchParams.set(key, value)
    const headers = { accept: 'application/json', 'accept-language': language, 'user-agent': userAgent }
    return askGeocoder(url, schema, { headers, timeoutMs })
  }

  return {
    async suggest(q, { near, limit, ...asking }) {
      const box = near && [
        near.longitude - NEARBY,
        near.latitude - NEARBY,
        near.longitude + NEARBY,
        near.latitude + NEARBY,
      ]
      const query = { q, limit: String(limit), ...(box ? { viewbox: box.join(',') } : {}) }
      const found = await ask('search', query, hits, asking)
      return found.map((it) => ({ place_id: idOf(it), text: it.display_name }))
    },

    async locate(placeId, asking = {}): Promise<LocatedPlace | undefined> {
      if (!/^[NWR]\d{1,16}$/.test(placeId)) return undefined
      const [hit] = await ask('lookup', { osm_ids: placeId }, hits, asking)
      return hit && { text: hit.display_name, latitude: hit.lat, longitude: hit.lon }
    },

    async reverse(latitude, longitude, asking = {}) {
      const query = { lat: String(latitude), lon: String(longitude), zoom: HOUSE_ZOOM }
      const { display_name: text } = await ask('reverse', query, spot, asking)
      return text === undefined ? undefined : { text }
    },
  }
}

/** The id for the service's lookup, such as 'N240109189'. */
function idOf({ osm_type, osm_id }: Hit): string {
  return `${osm_type.charAt(0).toUpperCase()}${osm_id}`
}
