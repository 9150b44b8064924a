-- By what an organiser's own books know a listing, so that it is imported again into the same.
alter table listing add column external_id text check (length(external_id) between 1 and 100);
create unique index listing_external_id on listing (external_id);
