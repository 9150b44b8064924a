import type { Call } from '#contract/call.ts'
import type * as explore from '#contract/calls/explore.ts'
import type { Implementations } from '#server/http/context.ts'
import { exploreQueryOf } from './explore/explore-query.ts'
import type { ListingsService } from './service.ts'

type Calls = Extract<(typeof explore)[keyof typeof explore], Call>

export function exploreCalls(listings: ListingsService): Implementations<Calls> {
  const { explore } = listings.parts
  return {
    'get-map-points': async ({ vertical, kind: asked, hold_id: holdId, ...more }, { caller, language }) => {
      const of = { vertical, time: more, whose: { accountId: caller?.accountId, holdId } }
      const kinds = asked === undefined ? listings.kindsOf(vertical) : [asked]
      const home = await listings.home()
      return explore.points(
        kinds.map((kind) => exploreQueryOf({ ...of, kind }, more, home)),
        language,
      )
    },
    'get-cards': async ({ slugs, location, ...asked }, { language }) => {
      const stay = explore.stayOf(asked)
      const cards = await explore.cards(slugs, location ?? (await listings.home()), language)
      return { cards: await explore.dated(cards, stay) }
    },
  }
}
