import type { Invariants } from '#server/db/invariants.ts'

/** Invariants of events and of their bookings. */
export const eventInvariants: Invariants = {
  'a listing shows the date of its event': `
    select l.slug as what from event e join listing l on l.id = e.listing_id join event_date d on d.id = e.date_id
    where (l.starts_at, l.ends_at) is distinct from (d.starts_at, d.ends_at)`,
  'no more is booked than is sold': `
    select t.id::text as what from ticket t where t.sold < (select coalesce(sum(l.quantity), 0) from ticket_booking l
      join booking b on b.id = l.booking_id where l.ticket_id = t.id and b.status not in (6, 8))`,
}
