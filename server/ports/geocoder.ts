/** A place that a person may mean by what they typed. */
export interface PlaceSuggestion {
  place_id: string
  text: string
}

export interface Point {
  latitude: number
  longitude: number
}

export interface LocatedPlace extends Point {
  text: string
}

/** The context of a question: the language of the person, and the search that it belongs to. */
export interface Asking {
  language?: string
  session?: string
}

/**
 * Finds places by their names, and names of places. The embedded one knows the demo town; others ask a
 * service.
 */
export interface Geocoder {
  /** Suggests places, the likeliest first. Those close to `near` are likelier. */
  suggest(
    search: string,
    options: Asking & { near?: Point | undefined; limit: number },
  ): Promise<PlaceSuggestion[]>
  /** The location of a suggested place; undefined where there is none with this id. */
  locate(placeId: string, asking?: Asking): Promise<LocatedPlace | undefined>
  /** The name of a point; undefined where nothing is known there. */
  reverse(latitude: number, longitude: number, asking?: Asking): Promise<{ text: string } | undefined>
}
