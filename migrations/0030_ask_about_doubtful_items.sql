ALTER TABLE "detected_events" ADD COLUMN "review" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "detected_events" ADD COLUMN "doubt" jsonb;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD COLUMN "confidence" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD COLUMN "review" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD COLUMN "doubt" jsonb;--> statement-breakpoint
CREATE INDEX "detected_events_asked" ON "detected_events" USING btree ("note_id") WHERE review = 'asked' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "follow_ups_asked" ON "follow_ups" USING btree ("note_id") WHERE review = 'asked' and deleted_at is null;--> statement-breakpoint
-- As before, except that follow-ups that wait for a person are not found.
create or replace function refresh_note_search() returns trigger language plpgsql as $$
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
      select string_agg(f.title || ' ' || f.description, ' ') from follow_ups f
      where f.note_id = note and f.deleted_at is null and f.review <> 'asked'
    ), spoken_in), 'C') where note_id = note;
  end if;
  return null;
end $$;
--> statement-breakpoint
drop trigger follow_ups_search on follow_ups;
--> statement-breakpoint
create constraint trigger follow_ups_search after insert or update of title, description, deleted_at, review or delete on follow_ups
  deferrable initially deferred for each row execute function refresh_note_search();
