import type { getArea } from '#contract/calls/places/area.ts'
import type { Implementations } from '#server/http/context.ts'
import type { PlacesService } from '../service.ts'

/** The call for all places of an area. */
export const placeAreaRoutes = ({ parts: { areas } }: PlacesService): Implementations<typeof getArea> => ({
  'get-area': ({ bounds, cursor }, { language }) => areas.page(bounds, cursor, language),
})
