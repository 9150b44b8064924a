-- A visit is rated by its store and each of its professionals: once a booking each, and all of them are listings.
alter table review drop constraint review_booking_id_key;
create unique index review_of_booking on review (booking_id, listing_id) where booking_id is not null;
