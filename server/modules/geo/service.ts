import { coordinatesText } from '#contract/coordinates.ts'
import type { Asking, Geocoder, LocatedPlace, PlaceSuggestion, Point } from '#server/ports/geocoder.ts'
import { Refusal } from '#server/refusal.ts'

const MOST_SUGGESTIONS = 6
const LONGEST_TEXT = 200

/** Names of places and places of names. Without a geocoder nothing is found, and a point is its coordinates. */
export class GeoService {
  readonly #geocoder: Geocoder | undefined

  constructor(deps: { geocoder: Geocoder | undefined }) {
    this.#geocoder = deps.geocoder
  }

  /** Places that may be meant, the likeliest first. */
  async suggest(search: string, near: Point | undefined, asking: Asking): Promise<PlaceSuggestion[]> {
    const typed = search.trim()
    if (!this.#geocoder || typed === '') return []
    const found = await this.#geocoder.suggest(typed, { ...asking, near, limit: MOST_SUGGESTIONS })
    return found.slice(0, MOST_SUGGESTIONS).map(({ place_id, text }) => ({ place_id, text: onOneLine(text) }))
  }

  /** Where a suggested place is. Throws NOT_FOUND for an id that no geocoder of ours gave. */
  async locate(placeId: string, asking: Asking): Promise<LocatedPlace> {
    const found = await this.#geocoder?.locate(placeId, asking)
    if (!found) throw new Refusal('NOT_FOUND', 'error.notFound')
    return { ...found, text: onOneLine(found.text) }
  }

  /** What is at a point, in words. */
  async reverse({ latitude, longitude }: Point, asking: Asking): Promise<string> {
    const found = await this.#geocoder?.reverse(latitude, longitude, asking)
    return found ? onOneLine(found.text) : coordinatesText({ latitude, longitude })
  }
}

/** Services may say more than a screen has room for; half a letter at the end is no letter. */
function onOneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST_TEXT) return line
  return `${line.slice(0, LONGEST_TEXT - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
