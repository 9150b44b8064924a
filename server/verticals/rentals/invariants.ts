import type { Invariants } from '#server/db/invariants.ts'

/** Invariants of rentals and of who has booked them. */
export const rentalInvariants: Invariants = {
  'no rental is let twice at one time': `
    select a.id::text as what from stay a join stay b
      on b.listing_id = a.listing_id and b.id > a.id and b.during && a.during`,
  'who has booked a rental has it': `
    select b.reference as what from booking b left join stay s on s.booking_id = b.id
    where b.vertical = 'rentals' and case when b.status in (6, 8) then s.id is not null
      else s.during is distinct from tstzrange(b.starts_at, b.ends_at) or s.listing_id <> b.listing_id end`,
}
