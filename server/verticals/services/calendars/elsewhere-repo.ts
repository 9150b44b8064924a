import { sql } from 'kysely'
import { standing } from '#contract/status.ts'
import type { Queryable, Tx } from '#server/db/database.ts'

interface ElsewhereRow {
  id: number
  from_min: number
  until_min: number
}

/** Finds when a person is away because calendars elsewhere say so, as far as it is not over. */
export function findElsewhere(
  query: Queryable,
  professionalId: number,
  now: number,
): Promise<ElsewhereRow[]> {
  return query
    .selectFrom('absence')
    .select(['id', 'from_min', 'until_min'])
    .where('professional_id', '=', professionalId)
    .where('is_elsewhere', '=', true)
    .where('until_min', '>', now)
    .execute()
}

export async function dropElsewhere(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('absence').where('id', 'in', ids).execute()
}

export async function addElsewhere(
  tx: Tx,
  professional_id: number,
  spans: readonly (readonly [from: number, until: number])[],
): Promise<void> {
  if (spans.length === 0) return
  const rows = spans.map(([from_min, until_min]) => ({
    professional_id,
    from_min,
    until_min,
    is_elsewhere: true,
  }))
  await tx.insertInto('absence').values(rows).execute()
}

/** Finds the references of visits to come that a person is to do while they are taken elsewhere. */
export async function findClashing(query: Queryable, professionalId: number, now: number): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select distinct booking.reference from visit_line line
      join booking on booking.id = line.booking_id
      join absence on absence.professional_id = line.professional_id and absence.is_elsewhere
        and int4range(absence.from_min, absence.until_min) && int4range(line.from_min, line.until_min)
    where line.professional_id = ${professionalId} and line.until_min > ${now} and booking.status = any(${[...standing]}::smallint[])
    order by booking.reference`.execute(query)
  return rows.map((it) => it.reference)
}
