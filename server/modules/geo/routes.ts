import type { Call } from '#contract/call.ts'
import type * as geo from '#contract/calls/geo.ts'
import type { Implementations } from '#server/http/context.ts'
import type { GeoService } from './service.ts'

type Calls = Extract<(typeof geo)[keyof typeof geo], Call>

export function geoCalls(places: GeoService): Implementations<Calls> {
  return {
    'suggest-locations': async ({ search_value, session_token: session, near }, { language }) => ({
      suggestions: await places.suggest(search_value, near, { language, session }),
    }),
    locate: ({ place_id, session_token: session }, { language }) =>
      places.locate(place_id, { language, session }),
    'reverse-locate': async (point, { language }) => ({ text: await places.reverse(point, { language }) }),
  }
}
