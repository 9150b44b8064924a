-- Some stores do what they do at an address of their customer's, others collect things there and bring them back.
alter table handover_offer
  add column comes boolean not null default false,
  -- How long whoever comes is on the way there, and as long again on the way back.
  add column travel_minutes smallint not null default 0 check (travel_minutes between 0 and 240 and travel_minutes % 5 = 0),
  add column collects boolean not null default false,
  -- How long it is at least from when a thing was collected until it is brought back.
  add column turnaround_minutes integer not null default 0 check (turnaround_minutes between 0 and 43200),
  add constraint collects_by_bringing check (not collects or brings and fetches),
  drop constraint handover_offer_check,
  add constraint handover_offer_of_some check (points or brings or fetches or comes);
alter table booking_handover
  drop constraint booking_handover_leg_check,
  add constraint booking_handover_leg_check check (leg in ('pickup', 'drop', 'visit'));
