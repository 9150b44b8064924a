import type { Database, Tx } from '#server/db/database.ts'
import type { InquiriesService } from '#server/modules/inquiries/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import { Refusal } from '#server/refusal.ts'
import { dayAt, daysAfter } from '../load/local-time.ts'
import * as ledger from '../load/repo.ts'
import { sync } from '../load/sync.ts'
import { TOWN_ZONE } from '../town/facts.ts'
import { type TownInquiry, townInquiries } from './inquiries.ts'

interface Deps {
  database: Database
  clock: Clock
  inquiries: InquiriesService
}

type AccountOf = (phone: string) => number | undefined

/** Loads the inquiries of the town's people once, as if they had just been written. */
export async function loadInquiries({ database, clock, inquiries }: Deps): Promise<void> {
  const read: { accountId: number; reference: string; until: number }[] = []
  await database.transaction(async (tx) => {
    await ledger.openLedger(tx)
    const known = await ledger.readLedger(tx)
    const accountOf: AccountOf = (phone) =>
      known.find(({ sort, key }) => sort === 'customer' && key === phone)?.row_id
    await sync(tx, known, {
      sort: 'inquiry',
      all: new Map(townInquiries.map((it) => [`${it.asker} ${it.about}`, it])),
      saysOf: () => 'once',
      update: async () => {},
      async insert(missing) {
        for (const it of missing) {
          const seen = await write(tx, { inquiries, clock }, it, accountOf).catch(unlessRefused)
          if (seen) read.push(seen)
        }
        return missing.map((it) => ({ key: `${it.asker} ${it.about}`, id: 0 }))
      },
    })
  })
  for (const { accountId, reference, until } of read)
    await inquiries.parts.threads.read(accountId, reference, until)
}

/** Writes a thread; answers the last message that its asker has read, where there is one. */
async function write(
  tx: Tx,
  { inquiries, clock }: Omit<Deps, 'database'>,
  { asker, about, asks, request, answer }: TownInquiry,
  accountOf: AccountOf,
) {
  const accountId = accountOf(asker)
  if (accountId === undefined) return undefined
  const { writing } = inquiries.parts
  const thread = await writing.send(tx, accountId, {
    ...{ vertical: 'announcements', slug: about, text: asks },
    kind: request ? 'request' : 'question',
    details: request
      ? { day: daysAfter(dayAt(clock.now(), TOWN_ZONE), request.inDays), people: request.people }
      : {},
  })
  const other = answer && accountOf(answer.by)
  if (!answer || other === undefined) return undefined
  const { message } = await writing.answer(tx, other, {
    ...{ inquiry: thread.reference, text: answer.says },
    decision: answer.accepts ? 'accept' : undefined,
  })
  return answer.isRead ? { accountId, reference: thread.reference, until: message.id } : undefined
}

/** Ignores a refusal, because an operator may have ended or withdrawn the announcement. */
function unlessRefused(problem: unknown): undefined {
  if (!(problem instanceof Refusal)) throw problem
}
