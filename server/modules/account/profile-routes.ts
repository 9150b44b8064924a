import type { Call } from '#contract/call.ts'
import type * as profile from '#contract/calls/profile.ts'
import type { Implementations } from '#server/http/context.ts'
import { gatherMyData } from './profile/my-data.ts'
import type { AccountService } from './service.ts'

type Calls = Extract<(typeof profile)[keyof typeof profile], Call>

export function profileCalls({ deps, parts }: AccountService): Implementations<Calls> {
  const { profile, emails, phoneChange, passwordChange, sessions, deletion, pushDevices } = parts
  return {
    'update-user-info': async (_, { caller }) => ({ data: await profile.of(caller.accountId) }),
    'update-profile': async (change, who) => ({
      data: await profile.change(who.caller.accountId, change, who),
    }),
    'confirm-email': async ({ confirm_token }, visitor) => ({
      email: await emails.confirm(confirm_token, visitor),
    }),
    'send-phone-code': ({ phone }, who) => phoneChange.sendCode(who.caller, phone, who),
    'change-phone': async (asked, who) => {
      await phoneChange.change(who.caller, asked, who)
      return { data: await profile.of(who.caller.accountId) }
    },
    'change-password': async (asked, who) => {
      await passwordChange.change(who.caller, asked, who)
      return {}
    },
    'end-other-sessions': async (_, { caller }) => {
      await sessions.endOthers(deps.database.query, caller.accountId, caller.sessionId)
      return {}
    },
    'download-my-data': (_, who) => gatherMyData(deps, parts, who),
    'delete-account': async (_, who) => {
      await deletion.ask(who.caller.accountId, who)
      return { data: await profile.of(who.caller.accountId) }
    },
    'keep-account': async (_, { caller }) => {
      await deletion.takeBack(caller.accountId)
      return { data: await profile.of(caller.accountId) }
    },
    'get-wallet-transactions': (page, { caller, language }) =>
      deps.perks.transactionsOf(caller.accountId, { ...page, language }),
    'save-notification-token': async (device, { caller }) => {
      await pushDevices.save(caller.sessionId, 'notification', device)
      return {}
    },
    'save-onesignal-token': async (device, { caller }) => {
      await pushDevices.save(caller.sessionId, 'onesignal', device)
      return {}
    },
  }
}
