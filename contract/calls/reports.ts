import * as v from 'valibot'
import { call } from '../call.ts'
import { shortText, slug } from '../entities/limits.ts'
import { reportKinds, reportText } from '../entities/report.ts'
import { instantSchema } from '../time.ts'
import { verticalSchema } from '../verticals.ts'

/**
 * Reports that something on a listing's page is wrong, or that its hours are still right. `seen_at` is when the page
 * was read: where the listing has changed since, the report is `stale`. The same report sent again stays one while it
 * is open; `other` needs words.
 */
export const reportListing = call('report-listing', {
  request: {
    vertical: verticalSchema,
    slug,
    kind: v.picklist(reportKinds),
    text: v.optional(reportText, ''),
    seen_at: instantSchema,
  },
  reply: { state: shortText },
  auth: 'required',
  idempotent: true,
  queued: true,
  errors: ['NOT_FOUND', 'KEY_REUSED', 'IN_PROGRESS'],
})
