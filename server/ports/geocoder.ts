/** A place a person may mean by what they have typed. */
export interface PlaceSuggestion {
  place_id: string
  text: string
}

export interface LocatedPlace {
  text: string
  latitude: number
  longitude: number
}

/** Finds places by their names, and names for places. The embedded one knows the demo town; others ask a service. */
export interface Geocoder {
  /** The likeliest first; what is close to `near` is likelier. */
  suggest(
    search: string,
    options: { near?: { latitude: number; longitude: number } | undefined; limit: number },
  ): Promise<PlaceSuggestion[]>
  /** Where a suggested place is; undefined when there is none of that id. */
  locate(placeId: string): Promise<LocatedPlace | undefined>
  /** What is there; undefined where nothing is known. */
  reverse(latitude: number, longitude: number): Promise<{ text: string } | undefined>
}
