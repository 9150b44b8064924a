import type { Call } from '#contract/call.ts'
import type * as inquiries from '#contract/calls/inquiries.ts'
import type { Implementations } from '#server/http/context.ts'
import { presentMessage } from './presenter.ts'
import type { InquiriesService } from './service.ts'

type Calls = Extract<(typeof inquiries)[keyof typeof inquiries], Call>

export function inquiryCalls({ parts: { threads, writing } }: InquiriesService): Implementations<Calls> {
  return {
    'send-inquiry': async (asked, { caller, tx }) => ({
      inquiry: await threads.present(await writing.send(tx, caller.accountId, asked), 'asker'),
    }),
    'answer-inquiry': async (answer, { caller, tx }) => {
      const { side, message } = await writing.answer(tx, caller.accountId, answer)
      return { message: presentMessage(message, side) }
    },
    'answer-inquiry-by-link': async (answer) => ({
      message: presentMessage(await writing.answerByLink(answer), 'other'),
    }),
    'get-inquiries': (page, { caller }) => threads.page(caller.accountId, page),
    'get-inquiry': ({ inquiry, after }, { caller }) => threads.own(caller.accountId, inquiry, after),
    'get-inquiry-by-link': ({ secret, after }) => threads.byLink(secret, after),
    'read-inquiry': async ({ inquiry, until }, { caller }) => {
      await threads.read(caller.accountId, inquiry, until)
      return {}
    },
    'close-inquiry': async ({ inquiry }, { caller }) => {
      await threads.close(caller.accountId, inquiry)
      return {}
    },
    'report-inquiry': async ({ inquiry, reason }, { caller }) => {
      await threads.report(caller.accountId, inquiry, reason)
      return {}
    },
    'report-inquiry-by-link': async ({ secret, reason }) => {
      await threads.reportByLink(secret, reason)
      return {}
    },
  }
}
