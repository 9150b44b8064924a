import { type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#server/db/database.ts'

/** Finds the professionals of the town with their hours and services, in the same order each time. */
export function findWorkers(tx: Tx) {
  const services = tx
    .selectFrom('staff_service as own')
    .innerJoin('store_service as service', 'service.id', 'own.service_id')
    .select(['service.id', 'service.name', 'service.before_minutes', 'service.after_minutes'])
    .select(sql<number>`coalesce(own.duration, service.duration)`.as('minutes'))
    .select(sql<number>`coalesce(own.price_minor, service.price_minor)`.as('price_minor'))
    .where('own.professional_id', '=', sql<number>`staff.professional_id`)
    .where(sql<SqlBool>`service.store_id = staff.store_id`)
    .where('service.is_active', '=', true)
    .where('service.type', '=', 'at_store')
    .where('service.gap_minutes', '=', 0)
    .orderBy('service.id')
  return tx
    .selectFrom('staff')
    .innerJoin('store', 'store.listing_id', 'staff.store_id')
    .innerJoin('listing', 'listing.id', 'store.listing_id')
    .innerJoin('listing as person', 'person.id', 'staff.professional_id')
    .select(['listing.id', 'listing.title', 'listing.currency', 'listing.time_zone'])
    .select(['person.id as professional_id', 'person.title as professional_name'])
    .select((it) => it.fn.coalesce('staff.schedule', 'store.schedule').as('schedule'))
    .select(jsonArrayFrom(services).as('services'))
    .where('listing.is_active', '=', true)
    .where('person.is_active', '=', true)
    .orderBy('staff.store_id')
    .orderBy('staff.professional_id')
    .execute()
}

export type Worker = Awaited<ReturnType<typeof findWorkers>>[number]

/** A span in whole minutes since 1970. */
export interface Span {
  from_min: number
  until_min: number
}

export async function isFree(
  tx: Tx,
  professional_id: number,
  { from_min, until_min }: Span,
): Promise<boolean> {
  const found = await tx
    .selectFrom('occupancy')
    .select('id')
    .where('professional_id', '=', professional_id)
    .where('from_min', '<', until_min)
    .where('until_min', '>', from_min)
    .executeTakeFirst()
  return found === undefined
}

/** Adds the lines of a booked visit, all by one professional, who is taken then. */
export async function addVisit(
  tx: Tx,
  booking_id: number,
  { worker, lines, taken }: { worker: Worker; lines: readonly (Span & Service)[]; taken: Span },
): Promise<void> {
  const { professional_id, professional_name } = worker
  const by = { professional_id, professional_name, is_any: false }
  const units = await freeUnits(tx, lines, taken)
  await tx
    .insertInto('visit_line')
    .values(lines.map((it, at) => ({ booking_id, no: at + 1, ...by, ...it })))
    .execute()
  await tx
    .insertInto('occupancy')
    .values(
      [{ professional_id, ...NO_UNIT }, ...units].map((it) => ({
        ...it,
        ...taken,
        booking_id,
        hold_id: null,
      })),
    )
    .execute()
}

const NO_UNIT = { resource_id: null, unit: null }

/** Finds a unit of each kind that some services need, one that is free for all of them. */
async function freeUnits(tx: Tx, lines: readonly Service[], { from_min, until_min }: Span) {
  const { rows } = await sql<{ resource_id: number; unit: number }>`
    select distinct on (resource.kind) resource.id as resource_id, own.no as unit
    from store_service service cross join unnest(service.needs) as needed (kind)
      join resource on resource.store_id = service.store_id and resource.kind = needed.kind
      cross join generate_series(1, resource.units) as own (no)
    where service.id = any(${lines.map((it) => it.service_id)}::bigint[]) and resource.is_active
      and not exists (select from occupancy where resource_id = resource.id and unit = own.no
        and int4range(occupancy.from_min, occupancy.until_min) && int4range(${from_min}::integer, ${until_min}::integer))
    order by resource.kind, resource.position, resource.id, own.no`.execute(tx)
  return rows.map((it) => ({ professional_id: null, ...it }))
}

interface Service {
  service_id: number
  name: string
  price_minor: number
}

/** How long the customer has for an answer. */
const ANSWER_MS = 2 * 24 * 3_600_000

/** Adds what a store asks about a visit: another time with the same professional, who is held for it. */
export async function addProposal(
  tx: Tx,
  booking_id: number,
  {
    worker,
    lines,
    taken,
    now,
  }: { worker: Worker; lines: readonly (Span & Service)[]; taken: Span; now: Date },
): Promise<void> {
  const { professional_id, professional_name } = worker
  const by = { professional_id, professional_name, is_any: false, gap_at: 0, gap_minutes: 0, addons: [] }
  const expires_at = new Date(now.getTime() + ANSWER_MS)
  const units = await freeUnits(tx, lines, taken)
  const all = [{ professional_id, ...NO_UNIT }, ...units].map((it) => ({ ...it, ...taken }))
  const { id: proposal_id } = await tx
    .insertInto('visit_proposal')
    .values({
      ...{ booking_id, reason: 'other', expires_at, created_at: now },
      lines: JSON.stringify(lines.map((it) => ({ ...by, ...it }))),
      taken: JSON.stringify(all),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('occupancy')
    .values(all.map((it) => ({ ...it, booking_id: null, hold_id: null, proposal_id })))
    .execute()
  await tx
    .updateTable('booking')
    .set({ unbound_at: now, answer_until: expires_at })
    .where('id', '=', booking_id)
    .execute()
}
