import type { Call } from '#contract/call.ts'
import type * as watches from '#contract/calls/services/watches.ts'
import type { Implementations } from '#server/http/context.ts'
import type { ServicesService } from '../service.ts'

type Calls = Extract<(typeof watches)[keyof typeof watches], Call>

export function watchRoutes({ parts }: ServicesService): Implementations<Calls> {
  return {
    'watch-slots': (asked, { caller, tx }) => parts.watches.add(tx, caller.accountId, asked),
    'unwatch-slots': async ({ watch_id }, { caller, tx }) => {
      await parts.watches.end(tx, caller.accountId, watch_id)
      return {}
    },
    'get-slot-watches': async (_, { caller }) => ({ watches: await parts.watches.list(caller.accountId) }),
  }
}
