import { type SqlBool, sql } from 'kysely'
import type { Holder } from '../sellable.ts'

/** Whose holds, but for the one that is being changed. */
export interface HeldBy {
  holder: Holder
  exceptHold: string | undefined
}

/** Whether what a statement calls `hold` holds something just now, for somebody. */
export const isHeldBy = ({ holder, exceptHold }: HeldBy, now: Date) => sql<SqlBool>`
  hold.expires_at > ${now} and hold.id is distinct from ${exceptHold ?? null}
  and ${'accountId' in holder ? sql`hold.account_id = ${holder.accountId}` : sql`hold.address = ${holder.address}`}`
