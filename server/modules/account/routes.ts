import type { Call } from '#contract/call.ts'
import type * as session from '#contract/calls/session.ts'
import type { Implementations } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import type { AccountService } from './service.ts'

type Calls = Extract<(typeof session)[keyof typeof session], Call>

export function accountCalls(accounts: AccountService): Implementations<Calls> {
  return {
    logout: async (_, { caller }) => {
      await accounts.endSession(caller.accountId, caller.sessionId)
      return {}
    },
    'get-sessions': async (_, { caller }) => ({ sessions: await accounts.sessionsOf(caller) }),
    'end-session': async ({ session_id }, { caller }) => {
      if (!(await accounts.endSession(caller.accountId, session_id))) {
        throw new Refusal('NOT_FOUND', 'error.notFound')
      }
      return {}
    },
  }
}
