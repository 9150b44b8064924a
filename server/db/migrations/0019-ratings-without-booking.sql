-- What nothing is booked for is rated too: once a person. With a booking it is once a booking, as it was.
create unique index review_of_person on review (listing_id, account_id) where booking_id is null;

alter table business_review alter column booking_id drop not null;
create unique index business_review_of_person on business_review (business_id, account_id) where booking_id is null;
