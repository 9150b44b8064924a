-- How often its times were changed, and what of what is payable is paid at the place since one of those changes, where
-- the rest of it was not.
alter table booking add column changes integer not null default 0 check (changes >= 0);
alter table booking add column venue_minor bigint not null default 0 check (venue_minor between 0 and payable_minor);

-- The change by which it goes back, counted within its booking; null: the booking's end. Each gives back once.
alter table refund add column change_no integer check (change_no > 0);
alter table refund drop constraint refund_booking_id_source_payment_id_key;
alter table refund add constraint refund_once unique nulls not distinct (booking_id, source, payment_id, change_no);
