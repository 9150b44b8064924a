-- A gift card or membership that nothing was used of goes back to the shop until then; null: never.
alter table purchase add column refundable_until timestamptz,
  add column refunded_at timestamptz,
  add constraint purchase_refunded_in_time check (refunded_at is null or status = 4 and refunded_at < refundable_until);

-- What a purchase took of a lot goes back there too.
alter table lot_use drop constraint lot_use_pkey,
  alter column booking_id drop not null,
  add column purchase_id bigint references purchase (id),
  add constraint lot_use_of_one check (num_nonnulls(booking_id, purchase_id) = 1);
create unique index lot_use_once on lot_use (booking_id, purchase_id, lot_id) nulls not distinct;
create index lot_use_of_purchase on lot_use (purchase_id) where purchase_id is not null;
