-- What goes on for days: where what starts soon is looked for, it is told by itself, behind the rest.
create index listing_by_length on listing (vertical, kind, id)
  where is_active and ends_at - starts_at > interval '24 hours';
