import type { Invariants } from '#server/db/invariants.ts'

/** Invariants of rentals and of their bookings. */
export const rentalInvariants: Invariants = {
  'no rental is let twice at one time': `
    select a.id::text as what from stay a join stay b
      on b.listing_id = a.listing_id and b.id > a.id and b.during && a.during`,
  'nobody drives to two places at one time': `
    select a.id::text as what from courier_drive a join courier_drive b
      on b.courier_id = a.courier_id and b.id > a.id and b.during && a.during`,
  'nobody drives for a booking that is over or not paid, nor to where it does not say': `
    select b.reference as what from courier_drive drive join booking b on b.id = drive.booking_id
    where b.status in (6, 8) or not exists (select from booking_handover leg where leg.booking_id = b.id
      and leg.kind = 'address' and drive.during = tstzrange(leg.from_at, leg.until_at))`,
  'who has booked a rental has it': `
    select b.reference as what from booking b left join stay s on s.booking_id = b.id
    where b.vertical = 'rentals' and case when b.status in (6, 8) then s.id is not null
      else s.during is distinct from tstzrange(b.starts_at, b.ends_at) or s.listing_id <> b.listing_id end`,
}
