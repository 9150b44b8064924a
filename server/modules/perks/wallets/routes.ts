import type { Call } from '#contract/call.ts'
import type * as calls from '#contract/calls/perks.ts'
import type { Implementations } from '#server/http/context.ts'
import type { PerksService } from '../service.ts'

type Calls = Extract<(typeof calls)[keyof typeof calls], Call>

export function ownPerkCalls({ parts: { wallets, held } }: PerksService): Implementations<Calls> {
  return {
    'get-perks-home': (_, { caller }) => wallets.home(caller.accountId),
    'get-cashback-wallets': (page, { caller }) => wallets.list(caller.accountId, 'cashback', page),
    'get-bonus-wallets': (page, { caller }) => wallets.list(caller.accountId, 'bonus', page),
    'get-wallet': ({ slug, ...page }, { caller, language }) =>
      wallets.one(caller.accountId, slug, { ...page, language }),
    'get-wallet-applicables': ({ slug, limit }, { caller, language }) =>
      wallets.applicables(caller.accountId, slug, { limit, language }),
    'get-gift-cards': async (_, { caller, language }) => ({
      giftCards: await held.giftCards({ ...caller, language }),
    }),
    'get-memberships': async (_, { caller, language }) => ({
      memberships: await held.memberships({ ...caller, language }),
    }),
  }
}
