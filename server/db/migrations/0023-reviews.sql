-- All that is said of a listing, page by page, and how many gave how many stars.
create index review_by_stars on review (listing_id, greatest(1, (rating + 5) / 10), updated_at desc, id desc)
  where review <> '';
create index review_by_rating on review (listing_id, rating);
drop index review_by_listing;
