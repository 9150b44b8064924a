import type { Generated } from 'kysely'
import type { ReportKind } from '#contract/entities/report.ts'

/** Tables of reports of listings' pages. */
export interface ReportTables {
  listing_report: {
    id: Generated<number>
    listing_id: number
    account_id: number
    kind: ReportKind
    text: string
    /** When the person read the page. */
    seen_at: Date
    state: Generated<'open' | 'done' | 'stale'>
    answer: Generated<string>
    created_at: Date
    done_at: Date | null
  }
}
