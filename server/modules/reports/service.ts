import type { ParsedRequestOf } from '#contract/call.ts'
import type { reportListing } from '#contract/calls/reports.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Database, Tx } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import { Refusal } from '#server/refusal.ts'
import type { Attempts } from '../attempts/service.ts'
import type { NotificationsService } from '../notifications/service.ts'
import * as repo from './repo.ts'
import type { Reported } from './reported.ts'

interface Deps {
  database: Database
  clock: Clock
  verticals: Readonly<Record<VerticalId, { noun: string; reported?: Reported }>>
  attempts: Attempts
  notifications: NotificationsService
}

type Said = ParsedRequestOf<typeof reportListing>

/** Two people have to find the hours right within this time. */
const CONFIRMED_WITHIN_MS = 30 * 86_400_000
const MOST_LISTED = 100

/** Reports of mistakes on the pages of listings, and how they were settled. */
export class ReportsService {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Takes a report of a page; answers what became of it. */
  async report(tx: Tx, accountId: number, said: Said): Promise<'open' | 'stale' | 'done'> {
    const { reported } = this.#deps.verticals[said.vertical]
    if (said.kind === 'other' && said.text === '') throw wrong('text', 'Needs words')
    if (said.kind === 'still_right' && !reported?.confirmHours) throw wrong('kind', 'Has no hours')
    if (!reported) throw new Refusal('NOT_FOUND', 'error.notFound')
    await this.#deps.attempts.within(tx).count({ 'report:account': String(accountId) }, 'report.tooMany')
    const listing = await repo.lockListing(tx, said.vertical, said.slug)
    if (!listing) throw new Refusal('NOT_FOUND', 'error.notFound')
    const now = this.#deps.clock.now()
    const of = { listing_id: listing.id, account_id: accountId }
    // The clock of a device may be ahead, but nobody has seen a page in the future.
    const seen_at = new Date(Math.min(Date.parse(said.seen_at), now.getTime()))
    const report = { ...of, kind: said.kind, text: said.text, seen_at, created_at: now }
    if (listing.changed_at && listing.changed_at > seen_at) {
      const id = await repo.addStale(tx, report)
      if (said.kind !== 'still_right')
        await this.#tell(tx, { ...listing, id, account_id: accountId }, 'stale', '')
      return 'stale'
    }
    await repo.putOpen(tx, report)
    if (said.kind !== 'still_right') return 'open'
    const since = new Date(now.getTime() - CONFIRMED_WITHIN_MS)
    if (!(await repo.hasAnother(tx, { ...of, changed_at: listing.changed_at, since }))) return 'open'
    await reported.confirmHours?.(tx, listing.id, now)
    await repo.settleStillRight(tx, listing.id, now)
    return 'done'
  }

  /** Mistakes that wait for an operator. */
  list() {
    return repo.listOpen(this.#deps.database.query, MOST_LISTED)
  }

  /**
   * Settles a report, and tells its author. Undefined where there is no such report; false where it was
   * settled before.
   */
  settle(id: number, state: 'done' | 'stale', answer: string): Promise<boolean | undefined> {
    return this.#deps.database.transaction(async (tx) => {
      const report = await repo.lockReport(tx, id)
      if (!report || report.kind === 'still_right') return undefined
      if (report.state !== 'open') return false
      await repo.settle(tx, id, { state, answer, done_at: this.#deps.clock.now() })
      await this.#tell(tx, report, state, answer)
      return true
    })
  }

  async #tell(
    tx: Tx,
    { id, account_id, ...of }: { id: number; account_id: number } & Listed,
    state: 'done' | 'stale',
    answer: string,
  ): Promise<void> {
    const path = this.#deps.verticals[of.vertical].reported?.path(of.slug) ?? '/'
    await this.#deps.notifications.parts.writer.tellOfSubject(tx, {
      accountId: account_id,
      kind: state === 'done' ? 'report_done' : 'report_stale',
      subject: `r-${id}`,
      fact: `report ${id}`,
      details: { vertical: of.vertical, title: of.title, path, answer },
      mailAt: undefined,
    })
  }
}

interface Listed {
  vertical: VerticalId
  slug: string
  title: string
}

const wrong = (field: string, why: string) =>
  new Refusal('VALIDATION', 'error.validation', { details: { fields: { [field]: why } } })
