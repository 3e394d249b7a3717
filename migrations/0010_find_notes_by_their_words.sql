-- Lower case without accents and signs, as src/server/analysis/text/tokens.ts folds: 'Réunion d''équipe' is 'reunion d equipe'.
-- The marks go before the case does, since under the locale C only plain letters have one.
create function fold_words(words text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    replace(replace(lower(regexp_replace(normalize(coalesce(words, ''), NFKD), U&'[\0300-\036F\200B-\200F\FEFF]', '', 'g')), U&'\0153', 'oe'), U&'\0152', 'oe'),
    U&'[\0001-\002F\003A-\0040\005B-\0060\007B-\00BF\2010-\203E]+', ' ', 'g')
$$;
--> statement-breakpoint
-- The words as they are and by their stems. What a text says after a hundred thousand words or so is found by words it
-- has said before: a tsvector holds a megabyte.
create function search_words(words text, language text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple', folded) || case language
    when 'es' then to_tsvector('spanish', folded)
    when 'fr' then to_tsvector('french', folded)
    else to_tsvector('english', folded) end
  from (select fold_words(left(words, 600000)) as folded) as cut
$$;
--> statement-breakpoint
create function refresh_note_search() returns trigger language plpgsql as $$
declare
  note uuid := case when tg_table_name = 'notes' then (to_jsonb(new) ->> 'id')::uuid
    else coalesce(to_jsonb(new) ->> 'note_id', to_jsonb(old) ->> 'note_id')::uuid end;
  spoken_in text;
begin
  if note is null then return null; end if;
  select t.language into spoken_in from transcripts t where t.note_id = note order by t.version desc limit 1;
  insert into note_search (note_id, user_id, language, recorded_at)
    select n.id, n.user_id, spoken_in, n.recorded_at from notes n where n.id = note
    on conflict (note_id) do nothing;
  if tg_table_name = 'transcripts' then
    update note_search set language = spoken_in,
      spoken = coalesce((select setweight(search_words(t.text, t.language), 'D') from transcripts t
        where t.note_id = note order by t.version desc limit 1), '')
      where note_id = note;
  end if;
  if tg_table_name in ('notes', 'transcripts', 'analyses') then
    update note_search set head = (
      select setweight(search_words(n.title, spoken_in), 'A') || setweight(search_words((
        select string_agg(tag, ' ') from jsonb_array_elements_text(coalesce(n.own_tags, a.tags, '[]'::jsonb)) as tag
      ), spoken_in), 'B') from notes n left join analyses a on a.note_id = n.id where n.id = note)
      where note_id = note and exists (select from notes n where n.id = note);
  end if;
  if tg_table_name in ('transcripts', 'follow_ups') then
    update note_search set tasks = setweight(search_words((
      select string_agg(f.title || ' ' || f.description, ' ') from follow_ups f where f.note_id = note and f.deleted_at is null
    ), spoken_in), 'C') where note_id = note;
  end if;
  return null;
end $$;
--> statement-breakpoint
-- Deferred to the end of the transaction, when it has all its other locks: two that touch the same note never wait for
-- each other.
create constraint trigger notes_search after insert or update of title, own_tags on notes
  deferrable initially deferred for each row execute function refresh_note_search();
--> statement-breakpoint
create constraint trigger transcripts_search after insert or update of text, language or delete on transcripts
  deferrable initially deferred for each row execute function refresh_note_search();
--> statement-breakpoint
create constraint trigger analyses_search after insert or update of tags or delete on analyses
  deferrable initially deferred for each row execute function refresh_note_search();
--> statement-breakpoint
create constraint trigger follow_ups_search after insert or update of title, description, deleted_at or delete on follow_ups
  deferrable initially deferred for each row execute function refresh_note_search();
--> statement-breakpoint
insert into note_search (note_id, user_id, language, recorded_at, head, tasks, spoken)
  select n.id, n.user_id, t.language, n.recorded_at,
    setweight(search_words(n.title, t.language), 'A') || setweight(search_words((
      select string_agg(tag, ' ') from jsonb_array_elements_text(coalesce(n.own_tags, a.tags, '[]'::jsonb)) as tag
    ), t.language), 'B'),
    setweight(search_words((
      select string_agg(f.title || ' ' || f.description, ' ') from follow_ups f where f.note_id = n.id and f.deleted_at is null
    ), t.language), 'C'),
    setweight(search_words(t.text, t.language), 'D')
  from notes n
  left join analyses a on a.note_id = n.id
  left join lateral (
    select text, language from transcripts where note_id = n.id order by version desc limit 1
  ) as t on true;
