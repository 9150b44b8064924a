import type { Call } from '#contract/call.ts'
import type * as proposals from '#contract/calls/services/proposals.ts'
import type { Implementations } from '#server/http/context.ts'
import type { ServicesService } from '../service.ts'

type Calls = Extract<(typeof proposals)[keyof typeof proposals], Call>

export function proposalRoutes({ parts }: ServicesService): Implementations<Calls> {
  return {
    'answer-visit-proposal': async ({ unique_booking_id, accept }, { caller, tx }) => {
      await parts.proposals.answer(tx, caller.accountId, unique_booking_id, accept)
      return {}
    },
  }
}
