import * as v from 'valibot'
import type { Geocoder, LocatedPlace } from '../ports/geocoder.ts'
import { askGeocoder, GeocoderFailed } from './ask-geocoder.ts'

/** The radius around a point in which a hit is likelier: the most that the service allows. */
const NEARBY_METRES = 50_000

const predictions = v.object({
  suggestions: v.optional(
    v.array(
      v.object({
        placePrediction: v.optional(v.object({ placeId: v.string(), text: v.object({ text: v.string() }) })),
      }),
    ),
    [],
  ),
})

const details = v.object({
  formattedAddress: v.string(),
  location: v.object({
    latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  }),
})

const addresses = v.object({
  status: v.picklist(['OK', 'ZERO_RESULTS']),
  results: v.array(v.object({ formatted_address: v.string() })),
})

interface Options {
  key: string
  /** The addresses of its two services, which tests replace. */
  placesUrl?: string
  addressesUrl?: string
  timeoutMs?: number
}

/** Google Places. A search and the choice that ends it are one session, and are charged as one. */
export function googleGeocoder({
  key,
  placesUrl = 'https://places.googleapis.com',
  addressesUrl = 'https://maps.googleapis.com',
  timeoutMs,
}: Options): Geocoder {
  const headers = { 'content-type': 'application/json', 'x-goog-api-key': key }

  return {
    async suggest(input, { near, limit, language = 'en', session }) {
      const { suggestions } = await askGeocoder(new URL('/v1/places:autocomplete', placesUrl), predictions, {
        method: 'POST',
        headers,
        timeoutMs,
        body: JSON.stringify({
          input,
          languageCode: language,
          sessionToken: session,
          locationBias: near && { circle: { center: near, radius: NEARBY_METRES } },
        }),
      })
      return suggestions
        .flatMap(({ placePrediction: it }) => (it ? [{ place_id: it.placeId, text: it.text.text }] : []))
        .slice(0, limit)
    },

    async locate(placeId, { language = 'en', session } = {}): Promise<LocatedPlace | undefined> {
      if (!/^[A-Za-z0-9_-]+$/.test(placeId)) return undefined
      const url = new URL(`/v1/places/${placeId}`, placesUrl)
      url.searchParams.set('languageCode', language)
      if (session) url.searchParams.set('sessionToken', session)
      const fields = { 'x-goog-fieldmask': 'formattedAddress,location' }
      const request = { headers: { ...headers, ...fields }, timeoutMs }
      const found = await askGeocoder(url, details, request).catch(undefinedWhenGone)
      return found && { text: found.formattedAddress, ...found.location }
    },

    async reverse(latitude, longitude, { language = 'en' } = {}) {
      const url = new URL('/maps/api/geocode/json', addressesUrl)
      url.search = new URLSearchParams({ latlng: `${latitude},${longitude}`, language, key }).toString()
      const [first] = (await askGeocoder(url, addresses, { timeoutMs })).results
      return first && { text: first.formatted_address }
    },
  }
}

/** Answers undefined for an id that Google has given up, as it does now and then. */
function undefinedWhenGone(error: unknown): undefined {
  if (error instanceof GeocoderFailed && error.answered === 404) return undefined
  throw error
}
