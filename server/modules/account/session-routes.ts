import type { Call } from '#contract/call.ts'
import type * as session from '#contract/calls/session.ts'
import type { Implementations } from '#server/http/context.ts'
import { Refusal } from '#server/refusal.ts'
import type { AccountService } from './service.ts'

type Calls = Extract<(typeof session)[keyof typeof session], Call>

export function sessionCalls({ parts: { sessions } }: AccountService): Implementations<Calls> {
  return {
    logout: async ({ session_hash }, { caller }) => {
      if (session_hash) await sessions.endByHash(session_hash)
      else if (caller) await sessions.end(caller.accountId, caller.sessionId)
      return {}
    },
    'get-sessions': async (_, { caller }) => ({ sessions: await sessions.of(caller) }),
    'end-session': async ({ session_id }, { caller }) => {
      if (!(await sessions.end(caller.accountId, session_id))) {
        throw new Refusal('NOT_FOUND', 'error.notFound')
      }
      return {}
    },
  }
}
