alter table booking
  -- When whoever sold it first changed something about it: from then on cancelling gives everything back.
  add column unbound_at timestamptz,
  -- Until when its customer is asked whether they take another time.
  add column answer_until timestamptz,
  -- When an operator noted that its customer did not come.
  add column no_show_at timestamptz;

-- Another time or other people for a booked visit, which its store asks for. What it takes is held until it is answered.
create table visit_proposal (
  id bigint generated always as identity primary key,
  booking_id bigint not null references booking (id),
  -- Why: somebody is away, or does not work then; or the store has reasons of its own.
  reason text not null check (reason in ('absent', 'hours', 'other')),
  -- What would be booked instead, as in visit_line.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  -- When who would be taken: {professional_id, from_min, until_min}.
  taken jsonb not null check (jsonb_typeof(taken) = 'array'),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'expired', 'withdrawn')),
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index visit_proposal_of_booking on visit_proposal (booking_id, id);
create unique index visit_proposal_open on visit_proposal (booking_id) where state = 'open';
create index visit_proposal_by_expiry on visit_proposal (expires_at) where state = 'open';

-- What is held for a proposal, beside what the booking has.
alter table occupancy
  add column proposal_id bigint references visit_proposal (id) on delete cascade,
  drop constraint occupancy_check1,
  add constraint occupancy_of_one check (num_nonnulls(hold_id, booking_id, proposal_id) = 1);
create index occupancy_of_proposal on occupancy (proposal_id) where proposal_id is not null;
