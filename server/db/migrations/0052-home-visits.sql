-- Some stores do what they do at an address of their customer's.
alter table handover_offer
  add column comes boolean not null default false,
  -- How long whoever comes is on the way there, and as long again on the way back.
  add column travel_minutes smallint not null default 0 check (travel_minutes between 0 and 240 and travel_minutes % 5 = 0),
  drop constraint handover_offer_check,
  add constraint handover_offer_of_some check (points or brings or fetches or comes);
alter table booking_handover
  drop constraint booking_handover_leg_check,
  add constraint booking_handover_leg_check check (leg in ('pickup', 'drop', 'visit'));
