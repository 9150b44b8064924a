import { queryOptions } from '@tanstack/react-query'
import { locate, reverseLocate, suggestLocations } from '#contract/calls/geo.ts'
import { send } from '#src/data/provider/call.ts'

/** A point on earth. */
export interface Point {
  latitude: number
  longitude: number
}

/** Answers of the geocoder stay fresh for as long as the page lives. */
const known = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const

export const locations = {
  suggestions: (language: string, search: string, session: string, near: Point | undefined) =>
    queryOptions({
      ...known,
      queryKey: ['place', 'suggestions', language, search],
      queryFn: async ({ signal }) => {
        const asked = { search_value: search, session_token: session, ...(near ? { near } : {}) }
        return (await send(suggestLocations, asked, signal)).suggestions
      },
    }),
  located: (language: string, locationId: string, session: string) =>
    queryOptions({
      ...known,
      queryKey: ['place', 'located', language, locationId],
      queryFn: ({ signal }) => send(locate, { place_id: locationId, session_token: session }, signal),
    }),
  nameOf: (language: string, { latitude, longitude }: Point) =>
    queryOptions({
      ...known,
      queryKey: ['place', 'name', language, latitude, longitude],
      queryFn: async ({ signal }) => (await send(reverseLocate, { latitude, longitude }, signal)).text,
    }),
}
