const TEN = Date.parse('2026-06-10T10:00:00Z') / 60_000

/**
 * A booking of half an hour from ten o'clock on, for the only store with its only service and professional.
 */
export const visited = (status: number, more: string) => `
  insert into booking (reference, account_id, vertical, listing_id, title, starts_at, ends_at, status, payment_mode,
      currency, subtotal_minor, total_minor, wallet_minor, payable_minor, full_refund_until, part_refund_until,
      part_refund_percent, cancel_reason, cancelled_at, created_at)
    select repeat('0', 26), account.id, 'services', listing_id, 'Salon', '2026-06-10T10:00Z', '2026-06-10T10:30Z',
      ${status}, 'WALLET', 'USD', 0, 0, 0, 0, now(), now(), 0, ${status === 6 ? "'customer', now()" : 'null, null'}, now()
    from account, store;
  insert into visit_line (booking_id, no, service_id, name, professional_id, is_any, from_min, until_min, price_minor)
    select booking.id, 1, store_service.id, 'Cut', professional_id, true, ${TEN}, ${TEN + 30}, 1000
    from booking, store_service, staff;
  ${more}`

/** An occupancy of the professional by that booking, in minutes from ten o'clock on. */
export const taken = (from: number, until: number) => `
  insert into occupancy (professional_id, from_min, until_min, booking_id)
    select professional_id, ${TEN + from}, ${TEN + until}, booking.id from staff, booking;`

/** Two occupancies of the professional at one time. */
export const takenTwice = `
  alter table occupancy drop constraint occupancy_no_overlap; ${taken(0, 30)} ${taken(10, 20)}`

/** An occupancy of the only resource there is by that booking. */
export const unitTaken = (from: number, until: number) => `
  insert into occupancy (resource_id, unit, from_min, until_min, booking_id)
    select resource.id, 1, ${TEN + from}, ${TEN + until}, booking.id from resource, booking;`

/** Two occupancies of one unit at one time. */
export const unitTakenTwice = `
  alter table occupancy drop constraint occupancy_no_unit_twice; ${unitTaken(0, 30)} ${unitTaken(10, 20)}`

/** A proposal for that booking, half an hour later, which is held; and until when its customer is asked. */
export const proposed = (state: 'open' | 'declined', answerUntil: string) => `
  insert into visit_proposal (booking_id, reason, lines, taken, state, expires_at, created_at)
    select id, 'other', '[]', '[]', '${state}', '2026-06-09T10:00Z', now() from booking;
  insert into occupancy (professional_id, from_min, until_min, proposal_id)
    select professional_id, ${TEN + 30}, ${TEN + 60}, visit_proposal.id from staff, visit_proposal;
  update booking set unbound_at = now(), answer_until = ${answerUntil};`

/** Somebody who comes to an address for that booking, so many minutes late. */
export const comesLate = (minutes: number) => `
  insert into booking_handover (booking_id, leg, kind, address, from_at, until_at, contact_name, contact_phone, fee_minor)
    select id, 'visit', 'address', 'Weir Lane 7', starts_at + interval '${minutes} minutes', ends_at, '', '', 0
    from booking;`

/** Things that are collected for that booking, so many minutes late, and brought back. */
export const collectsLate = (minutes: number) => `
  delete from visit_line;
  insert into booking_handover (booking_id, leg, kind, address, from_at, until_at, contact_name, contact_phone, fee_minor)
    select id, leg, 'address', 'Weir Lane 7', starts_at + interval '${minutes} minutes', ends_at, '', '', 0
    from booking, unnest(array['pickup', 'drop']) as leg;`
