import type { Config } from '../config.ts'
import type { Geocoder } from '../ports/geocoder.ts'
import { googleGeocoder } from './google-geocoder.ts'
import { nominatimGeocoder } from './nominatim-geocoder.ts'

/** The configured geocoder; undefined where there is none. */
export function geocoderFor({ geocoderUrl, googlePlacesKey, publicOrigin }: Config): Geocoder | undefined {
  if (googlePlacesKey) return googleGeocoder({ key: googlePlacesKey })
  if (geocoderUrl) return nominatimGeocoder(geocoderUrl, { userAgent: `Quayside (${publicOrigin})` })
  return undefined
}
