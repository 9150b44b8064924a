-- What somebody who has booked is told of getting in: shown to nobody else, and no earlier than so long before.
create table arrival (
  listing_id bigint primary key references listing (id) on delete cascade,
  text text not null check (text <> '' and length(text) <= 2000),
  hours_before integer not null default 24 check (hours_before between 0 and 8760)
);
