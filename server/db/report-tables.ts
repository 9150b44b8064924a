import type { Generated } from 'kysely'
import type { ReportKind } from '#contract/entities/report.ts'

/** What people say of listings' pages. */
export interface ReportTables {
  listing_report: {
    id: Generated<number>
    listing_id: number
    account_id: number
    kind: ReportKind
    text: string
    /** When the page was read of which it is said. */
    seen_at: Date
    state: Generated<'open' | 'done' | 'stale'>
    answer: Generated<string>
    created_at: Date
    done_at: Date | null
  }
}
