import type { Settings } from '#contract/settings.ts'
import type { Location } from './location.ts'

/** The marketplace's own location, where it has one. */
export function homeLocation(settings: Settings): Location | undefined {
  const { homePlaceName, homePlaceLatitude, homePlaceLongitude } = settings
  if (homePlaceName === '') return undefined
  return { text: homePlaceName, latitude: homePlaceLatitude, longitude: homePlaceLongitude }
}
