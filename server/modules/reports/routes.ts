import type { Call } from '#contract/call.ts'
import type * as reports from '#contract/calls/reports.ts'
import type { Implementations } from '#server/http/context.ts'
import type { ReportsService } from './service.ts'

type Calls = Extract<(typeof reports)[keyof typeof reports], Call>

export function reportCalls(reports: ReportsService): Implementations<Calls> {
  return {
    'report-listing': async (said, { caller, tx }) => ({
      state: await reports.report(tx, caller.accountId, said),
    }),
  }
}
