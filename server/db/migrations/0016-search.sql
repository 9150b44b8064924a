-- What people mean when they search: words without accents, by their stems, and beginnings of them.
create extension if not exists unaccent;

-- Stems of English, and of Arabic where words are written so.
create text search configuration word_stems (copy = pg_catalog.english);
alter text search configuration word_stems alter mapping for word, hword, hword_part with arabic_stem;

-- Small letters, no accents, and one way to write what Arabic writes in several; marks within words are left out.
create function folded(words text) returns text language sql immutable strict parallel safe
  return translate(lower(unaccent('unaccent'::regdictionary, words)),
    U&'\0623\0625\0622\0671\0649\0629-._:@''`\0640\064B\064C\064D\064E\064F\0650\0651\0652',
    U&'\0627\0627\0627\0627\064A\0647     ');

-- The same with nothing but words in it: what is searched and what is asked are read alike.
create function plain_words(words text) returns text language sql immutable strict parallel safe
  return translate(folded(words), U&'!"#$%&()*+,/;<=>?[\\]^{|}~\060C\061B\061F', repeat(' ', 28));

-- The words of a name: as they are written, for beginnings of them, and their stems.
create function name_words(plain text) returns tsvector language sql immutable strict parallel safe
  return to_tsvector('pg_catalog.simple', plain) || to_tsvector('word_stems', plain)
    || to_tsvector('pg_catalog.spanish', plain);

-- Of prose the stems alone: who looks for the beginning of a word looks for a name. Tags are no words to the parser.
create function prose_words(html text) returns tsvector language sql immutable strict parallel safe
  return to_tsvector('word_stems', html);

create function words_in(list jsonb) returns text language sql immutable strict parallel safe
  return (select coalesce(string_agg(it, ' '), '') from jsonb_array_elements_text(list) it);

-- Names and what else people call it, in every language.
create function category_text(names jsonb, synonyms jsonb) returns text language sql immutable strict parallel safe
  return (select string_agg(value, ' ') from jsonb_each_text(names))
    || ' ' || (select coalesce(string_agg(words_in(value), ' '), '') from jsonb_each(synonyms));

-- What else people call a category, lists of words by language code.
alter table category add column synonyms jsonb not null default '{}' check (jsonb_typeof(synonyms) = 'object');
alter table category add column words tsvector not null
  generated always as (setweight(name_words(plain_words(category_text(names, synonyms))), 'A')) stored;

-- By what a listing is found: A its title, B its category by number, C tags, host and place, D its description. What a
-- category is called is looked up when somebody asks, so that another name or synonym of it rewrites no listing.
-- Apart from the listing, so that a price or a rating that changes touches no word of it.
create table listing_words (
  listing_id bigint primary key references listing (id) on delete cascade,
  words tsvector not null
);
create index listing_words_by_word on listing_words using gin (words) with (gin_pending_list_limit = 512);

-- Each word of a name or category once, to mend a slip of the finger by.
create table known_word (word text primary key);
create index known_word_alike on known_word using gin (word gin_trgm_ops);

create function learn_words(names text) returns void language sql
begin atomic
  insert into known_word (word)
    select distinct word from string_to_table(plain_words(names), ' ') word
    where length(word) between 4 and 40 and word !~ '\d' order by word
  on conflict do nothing;
end;

-- A listing is in its category and in all those around it.
create function category_marks(id bigint) returns tsvector language sql stable
  return (with recursive around as (
      select c.id, c.parent_id from category c where c.id = category_marks.id
      union select c.id, c.parent_id from category c join around on c.id = around.parent_id)
    select string_agg(format('''#%s'':1', around.id), ' ')::tsvector from around);

-- What a listing is tagged with, by the vertical that it is of.
create function tags_of(id bigint) returns text language sql stable
  return concat_ws(' ', (select words_in(tags) from event where listing_id = tags_of.id),
    (select 'dog friendly, pets welcome, se admiten mascotas y perros, يسمح بالكلاب والحيوانات الأليفة' from rental
      where listing_id = tags_of.id and terms @> '{"allows_pets": true}'));

-- What is told more than once counts for more: tags before the host, the host before the place.
create function refresh_listing_words(ids bigint[]) returns void language sql
begin atomic
  insert into listing_words (listing_id, words)
    select l.id, setweight(name_words(plain_words(l.title)), 'A')
      || setweight(coalesce(category_marks(l.category_id), ''), 'B')
      || setweight(tags || tags || tags || host || host || name_words(plain_words(l.address || ' ' || l.land_mark)), 'C')
      || setweight(prose_words(folded(l.content)), 'D')
      || array_to_tsvector(array['@' || l.vertical, '@' || l.vertical || '/' || l.kind])
    from listing l left join business b on b.id = l.business_id,
      name_words(plain_words(tags_of(l.id))) tags, name_words(plain_words(coalesce(b.name, ''))) host
    where l.id = any(ids)
  on conflict (listing_id) do update set words = excluded.words where listing_words.words <> excluded.words;
  select learn_words(string_agg(concat_ws(' ', l.title, tags_of(l.id), b.name, l.address, l.land_mark), ' '))
    from listing l left join business b on b.id = l.business_id where l.id = any(ids);
end;

create function keep_added_words() returns trigger language plpgsql as $$
begin
  perform refresh_listing_words(array(select id from added));
  return null;
end $$;
create trigger words_of_added after insert on listing
  referencing new table as added for each statement execute function keep_added_words();

create function keep_words() returns trigger language plpgsql as $$
begin
  perform refresh_listing_words(array[new.id]);
  return null;
end $$;
create trigger words_of_changed after update of title, content, category_id, business_id, address, land_mark on listing
  for each row when ((old.title, old.content, old.category_id, old.business_id, old.address, old.land_mark)
    is distinct from (new.title, new.content, new.category_id, new.business_id, new.address, new.land_mark))
  execute function keep_words();

create function keep_tagged_words() returns trigger language plpgsql as $$
begin
  perform refresh_listing_words(array[new.listing_id]);
  return null;
end $$;
create trigger words_of_tagged after insert on event
  for each row when (new.tags <> '[]') execute function keep_tagged_words();
create trigger words_of_retagged after update of tags on event
  for each row when (old.tags <> new.tags) execute function keep_tagged_words();
create trigger words_of_let after insert on rental
  for each row when (new.terms @> '{"allows_pets": true}') execute function keep_tagged_words();
create trigger words_of_relet after update of terms on rental
  for each row when ((old.terms -> 'allows_pets') is distinct from (new.terms -> 'allows_pets'))
  execute function keep_tagged_words();

create function keep_host_words() returns trigger language plpgsql as $$
begin
  perform refresh_listing_words(array(select id from listing where business_id = new.id));
  return null;
end $$;
create trigger words_of_hosted after update of name on business
  for each row when (old.name <> new.name) execute function keep_host_words();

create function keep_category_words() returns trigger language plpgsql as $$
begin
  perform learn_words(category_text(new.names, new.synonyms));
  if tg_op = 'UPDATE' and old.parent_id is distinct from new.parent_id then
    perform refresh_listing_words(array(
      with recursive within as (
        select new.id union select c.id from category c join within on c.parent_id = within.id)
      select l.id from listing l where l.category_id in (select id from within)));
  end if;
  return null;
end $$;
create trigger words_of_category after insert or update of names, synonyms, parent_id on category
  for each row execute function keep_category_words();

create aggregate all_of(tsquery) (sfunc = tsquery_and, stype = tsquery, initcond = '');
create aggregate any_of(tsquery) (sfunc = tsquery_or, stype = tsquery, initcond = '');

-- The categories of which something is said, as listings are marked with them.
create function marks_of(asked tsquery) returns tsquery language sql stable
  return (select coalesce(string_agg(format('''#%s''', id), '|'), '')::tsquery from category where words @@ asked);

-- What is asked for, by words: `whole` has each of them, `begun` at least a name that begins with each, `partial` that
-- for any. What says nothing in English or in the reader's own language, and a letter or two, are passed over where
-- something else is asked for. A number is what it is, and the beginning of no other.
create function read_question(asked text[], reader text, out whole tsquery, out begun tsquery, out partial tsquery)
  language sql stable as $$
  with word as (
    select plain, simple || stems || own as exact, numnode(stems) = 0 or numnode(own) = 0 as is_empty
    from unnest(asked) it, plain_words(it) plain, plainto_tsquery('pg_catalog.simple', plain) simple,
      plainto_tsquery('word_stems', plain) stems,
      plainto_tsquery(case reader when 'es' then 'pg_catalog.spanish' else 'word_stems' end::regconfig, plain) own
    where numnode(simple) = 1
  ), telling as (
    select plain, exact, is_empty and not bool_and(is_empty) over () as is_empty,
      length(plain) < 3 and bool_or(length(plain) > 2 and not is_empty) over () as is_short
    from word
  ), sought as (
    select case when is_empty then ''::tsquery else exact || marks_of(exact) end as whole,
      case when is_empty or is_short then ''::tsquery when plain ~ '^\d+$' then exact || marks_of(exact)
        else exact || begin || marks_of(exact || begin) end as begun
    from telling, to_tsquery('pg_catalog.simple', plain || case when length(plain) < 3 then ':*AB' else ':*ABC' end) begin
  )
  select all_of(sought.whole), all_of(sought.begun), any_of(sought.begun) from sought
$$;

-- The same words, with those that nothing begins with as they are most likely meant: two letters in each other's place,
-- or the word that is most alike. Null: there is no slip in them.
create function mended(asked text[]) returns text[] language sql stable as $$
  select nullif(array_agg(coalesce(swapped, alike, plain) order by at), array_agg(plain order by at))
  from unnest(asked) with ordinality as it(word, at), plain_words(it.word) plain,
    lateral (select length(plain) < 4 or exists (select from known_word where word like plain || '%') as is_known) told
    left join lateral (
      select word as swapped from known_word where not is_known and word = any(array(
        select overlay(plain placing reverse(substr(plain, i, 2)) from i for 2) from generate_series(1, length(plain) - 1) i))
      order by word limit 1) as first on true
    left join lateral (
      select word as alike from known_word where not is_known and word % plain and similarity(word, plain) >= 0.4
      order by similarity(word, plain) desc, word limit 1) as second on true
$$;

select refresh_listing_words(array(select id from listing));
select learn_words(category_text(names, synonyms)) from category;
analyze listing_words;

-- Titles alone were searched by it.
drop index listing_by_words;
