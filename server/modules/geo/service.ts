import { coordinatesText } from '#contract/coordinates.ts'
import type { Asking, Geocoder, LocatedPlace, PlaceSuggestion, Point } from '#server/ports/geocoder.ts'
import { Refusal } from '#server/refusal.ts'

const MOST_SUGGESTIONS = 6
const LONGEST_TEXT = 200

/**
 * Finds places by their names, and names of places. Without a geocoder nothing is found, and the name of a
 * point is its coordinates.
 */
export class GeoService {
  readonly #geocoder: Geocoder | undefined

  constructor(deps: { geocoder: Geocoder | undefined }) {
    this.#geocoder = deps.geocoder
  }

  /** Suggests places for a typed name, the likeliest first. */
  async suggest(search: string, near: Point | undefined, asking: Asking): Promise<PlaceSuggestion[]> {
    const typed = search.trim()
    if (!this.#geocoder || typed === '') return []
    const found = await this.#geocoder.suggest(typed, { ...asking, near, limit: MOST_SUGGESTIONS })
    return found.slice(0, MOST_SUGGESTIONS).map(({ place_id, text }) => ({ place_id, text: onOneLine(text) }))
  }

  /** Finds the location of a suggested place. Throws NOT_FOUND for an id that our geocoder did not give. */
  async locate(placeId: string, asking: Asking): Promise<LocatedPlace> {
    const found = await this.#geocoder?.locate(placeId, asking)
    if (!found) throw new Refusal('NOT_FOUND', 'error.notFound')
    return { ...found, text: onOneLine(found.text) }
  }

  /** Names a point. */
  async reverse({ latitude, longitude }: Point, asking: Asking): Promise<string> {
    const found = await this.#geocoder?.reverse(latitude, longitude, asking)
    return found ? onOneLine(found.text) : coordinatesText({ latitude, longitude })
  }
}

/**
 * Shortens a name to one line, because services may say more than a screen has room for. Half of a surrogate
 * pair at the end is dropped.
 */
function onOneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST_TEXT) return line
  return `${line.slice(0, LONGEST_TEXT - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
