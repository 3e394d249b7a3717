-- As before, except that it writes only what has changed. The trigger runs once for each follow-up of a transaction, at its
-- end, when the first run has already put the words of all of them in: each further one wrote the whole row again, with all
-- words of the text, and compared them with the user's list of words. The order of the follow-ups is that of the screen, or
-- the same words would differ by their places.
create or replace function refresh_note_search() returns trigger language plpgsql as $$
declare
  note uuid := case when tg_table_name = 'notes' then (to_jsonb(new) ->> 'id')::uuid
    else coalesce(to_jsonb(new) ->> 'note_id', to_jsonb(old) ->> 'note_id')::uuid end;
  spoken_in text;
  words tsvector;
begin
  if note is null then return null; end if;
  select t.language into spoken_in from transcripts t where t.note_id = note order by t.version desc limit 1;
  insert into note_search (note_id, user_id, language, recorded_at)
    select n.id, n.user_id, spoken_in, n.recorded_at from notes n where n.id = note
    on conflict (note_id) do nothing;
  if tg_table_name = 'transcripts' then
    select setweight(search_words(t.text, t.language), 'D') into words from transcripts t
      where t.note_id = note order by t.version desc limit 1;
    words := coalesce(words, '');
    update note_search set language = spoken_in, spoken = words
      where note_id = note and (language is distinct from spoken_in or spoken <> words);
  end if;
  if tg_table_name in ('notes', 'transcripts', 'analyses') then
    select setweight(search_words(n.title, spoken_in), 'A') || setweight(search_words((
        select string_agg(tag, ' ') from jsonb_array_elements_text(coalesce(n.own_tags, a.tags, '[]'::jsonb)) as tag
      ), spoken_in), 'B') into words from notes n left join analyses a on a.note_id = n.id where n.id = note;
    if found then
      update note_search set head = words where note_id = note and head <> words;
    end if;
  end if;
  if tg_table_name in ('transcripts', 'follow_ups') then
    select setweight(search_words((
      select string_agg(f.title || ' ' || f.description, ' ' order by f.position, f.id) from follow_ups f
      where f.note_id = note and f.deleted_at is null and f.review <> 'asked'
    ), spoken_in), 'C') into words;
    update note_search set tasks = words where note_id = note and tasks <> words;
  end if;
  return null;
end $$;
