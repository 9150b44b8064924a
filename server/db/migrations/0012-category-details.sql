-- What a category is, by language code; none where its name says it all.
alter table category add column descriptions jsonb not null default '{}' check (jsonb_typeof(descriptions) = 'object');
-- The wider category it is a part of: who looks for that one finds this one's listings too.
alter table category add column parent_id bigint references category (id) on delete set null check (parent_id <> id);
create index category_by_parent on category (parent_id) where parent_id is not null;
