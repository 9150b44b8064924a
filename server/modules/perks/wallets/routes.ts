import type { Call } from '#contract/call.ts'
import type * as calls from '#contract/calls/perks.ts'
import type * as referralCalls from '#contract/calls/referrals.ts'
import type { Implementations } from '#server/http/context.ts'
import type { PerksService } from '../service.ts'

type Calls = Extract<
  (typeof calls)[keyof typeof calls] | (typeof referralCalls)[keyof typeof referralCalls],
  Call
>

export function ownPerkCalls({
  parts: { wallets, held, goods, gifts, referrals },
}: PerksService): Implementations<Calls> {
  return {
    'get-perks-home': (_, { caller }) => wallets.home(caller.accountId),
    'get-referrals': (_, { caller }) => referrals.of(caller.accountId),
    'get-cashback-wallets': (page, { caller }) => wallets.list(caller.accountId, 'cashback', page),
    'get-bonus-wallets': (page, { caller }) => wallets.list(caller.accountId, 'bonus', page),
    'get-wallet': ({ slug, ...page }, { caller, language }) =>
      wallets.one(caller.accountId, slug, { ...page, language }),
    'get-wallet-applicables': ({ slug, limit }, { caller, language }) =>
      wallets.applicables(caller.accountId, slug, { limit, language }),
    'get-gift-cards': async (_, { caller, language }) => ({
      giftCards: await held.giftCards({ ...caller, language }),
      given: await gifts.given(caller.accountId),
    }),
    'get-gift-card-campaigns': async (_, { language }) => ({
      campaigns: await goods.gift_card.campaigns(language),
    }),
    'get-membership-campaigns': async (_, { caller, language }) => ({
      campaigns: await goods.membership.campaigns(language, caller?.accountId),
    }),
    'get-memberships': async (_, { caller, language }) => ({
      memberships: await held.memberships({ ...caller, language }),
    }),
  }
}
