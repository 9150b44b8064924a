import type { Call } from '#contract/call.ts'
import type * as notifications from '#contract/calls/notifications.ts'
import type { Implementations } from '#server/http/context.ts'
import type { NotificationsService } from './service.ts'

type Calls = Extract<(typeof notifications)[keyof typeof notifications], Call>

export function notificationCalls(service: NotificationsService): Implementations<Calls> {
  const { inbox } = service.parts
  return {
    'get-notifications': ({ limit, cursor }, { caller, language }) =>
      inbox.page(caller.accountId, { limit, cursor, language }),
    'read-notifications': async (read, { caller }) => ({ unread: await inbox.read(caller.accountId, read) }),
    'get-push-key': async () => ({ public_key: service.publicKey ?? null }),
  }
}
