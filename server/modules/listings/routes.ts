import type { Call } from '#contract/call.ts'
import type * as home from '#contract/calls/home.ts'
import type { Implementations } from '../../http/context.ts'
import type { ListingsService } from './service.ts'

type Calls = Extract<(typeof home)[keyof typeof home], Call>

export function listingCalls(listings: ListingsService): Implementations<Calls> {
  return {
    'get-home': async ({ location }, { language }) => {
      const place = (await listings.homePlace()) ?? null
      const from = location ?? place
      return { place, strips: from ? await listings.strips(from, language) : [] }
    },
  }
}
