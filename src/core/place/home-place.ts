import type { Settings } from '#contract/settings.ts'
import type { Place } from './place.ts'

/** The marketplace's own place, where it has one. */
export function homePlace(settings: Settings): Place | undefined {
  const { homePlaceName, homePlaceLatitude, homePlaceLongitude } = settings
  if (homePlaceName === '') return undefined
  return { text: homePlaceName, latitude: homePlaceLatitude, longitude: homePlaceLongitude }
}
