-- What was looked at and liked lately is counted every hour, and nothing older is read for it.
create index recent_view_by_time on recent_view (viewed_at);
create index favourite_by_time on favourite (created_at);
