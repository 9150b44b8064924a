import { type SqlBool, sql } from 'kysely'
import type { Holder } from '../sellable.ts'

/** The holds of a holder, except the one that is being changed. */
export interface HeldBy {
  holder: Holder
  exceptHold: string | undefined
}

/** Whether a `hold` has not ended and belongs to a holder. */
export const isHeldBy = ({ holder, exceptHold }: HeldBy, now: Date) => sql<SqlBool>`
  hold.expires_at > ${now} and hold.id is distinct from ${exceptHold ?? null}
  and ${'accountId' in holder ? sql`hold.account_id = ${holder.accountId}` : sql`hold.address = ${holder.address}`}`
