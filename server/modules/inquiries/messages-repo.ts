import { sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'
import { LINK_MS, SAME_WORDS_MS } from './lifetimes.ts'
import type { Side } from './side.ts'

const MOST_SHOWN = 200
const columns = ['id', 'side', 'text', 'created_at'] as const

/** Lists the newest messages after one, in their order. */
export async function listMessages(query: Queryable, inquiryId: number, after: number) {
  const found = await query
    .selectFrom('inquiry_message')
    .select(columns)
    .where('inquiry_id', '=', inquiryId)
    .where('id', '>', after)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return found.reverse()
}

/** Lists the messages up to one whose text was removed. */
export async function listRemoved(query: Queryable, inquiryId: number, until: number): Promise<number[]> {
  const found = await query
    .selectFrom('inquiry_message')
    .select('id')
    .where('inquiry_id', '=', inquiryId)
    .where('id', '<=', until)
    .where('hidden_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return found.map((it) => it.id)
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

/** Finds the message that was already sent under this key. */
export function findByKey(query: Queryable, inquiryId: number, messageKey: string) {
  return query
    .selectFrom('inquiry_message')
    .select(columns)
    .where('inquiry_id', '=', inquiryId)
    .where('message_key', '=', messageKey)
    .executeTakeFirst()
}

interface NewMessage {
  inquiryId: number
  side: Side
  text: string
  messageKey: string | null
  now: Date
}

/** Adds a message, and updates its thread. The thread is locked, so that ids are in the order of commits. */
export async function addMessage(
  tx: Tx,
  { inquiryId, side, text, messageKey, now }: NewMessage,
): Promise<MessageRow> {
  const row = { inquiry_id: inquiryId, side, text, message_key: messageKey, created_at: now }
  const added = await tx
    .insertInto('inquiry_message')
    .values(row)
    .returning(columns)
    .executeTakeFirstOrThrow()
  const isAsker = side === 'asker'
  await tx
    .updateTable('inquiry')
    .set((it) => ({
      last_at: now,
      secret_until: new Date(now.getTime() + LINK_MS),
      unanswered: isAsker ? it('unanswered', '+', 1) : 0,
      ...(isAsker
        ? { last_from_asker: added.id, asker_read: added.id }
        : { last_from_other: added.id, other_read: added.id }),
    }))
    .where('id', '=', inquiryId)
    .execute()
  return added
}

/** Counts the other listings to which a person wrote the same text lately. */
export async function countSameWords(
  query: Queryable,
  { accountId, text, listingId, now }: { accountId: number; text: string; listingId: number; now: Date },
): Promise<number> {
  const since = new Date(now.getTime() - SAME_WORDS_MS)
  const plain = (it: unknown) => sql`lower(regexp_replace(${it}, '\\s+', ' ', 'g'))`
  const { listings } = await query
    .selectFrom('inquiry')
    .innerJoin('inquiry_message', 'inquiry_message.inquiry_id', 'inquiry.id')
    .select((it) => it.fn.count<number>('inquiry.listing_id').distinct().as('listings'))
    .where('inquiry.account_id', '=', accountId)
    .where('inquiry.listing_id', '<>', listingId)
    .where('inquiry.last_at', '>', since)
    .where('inquiry_message.side', '=', 'asker')
    .where('inquiry_message.created_at', '>', since)
    .where(sql<boolean>`${plain(sql.ref('inquiry_message.text'))} = ${plain(sql`${text}::text`)}`)
    .executeTakeFirstOrThrow()
  return Number(listings)
}
