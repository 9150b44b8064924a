/** A place a person may mean by what they have typed. */
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

/** Who asks: the language they read, and the search that the question belongs to. */
export interface Asking {
  language?: string
  session?: string
}

/** Finds places by their names, and names for places. The embedded one knows the demo town; others ask a service. */
export interface Geocoder {
  /** The likeliest first; what is close to `near` is likelier. */
  suggest(
    search: string,
    options: Asking & { near?: Point | undefined; limit: number },
  ): Promise<PlaceSuggestion[]>
  /** Where a suggested place is; undefined when there is none of that id. */
  locate(placeId: string, asking?: Asking): Promise<LocatedPlace | undefined>
  /** What is there; undefined where nothing is known. */
  reverse(latitude: number, longitude: number, asking?: Asking): Promise<{ text: string } | undefined>
}
