ALTER TABLE "notes" ADD COLUMN "words" integer;--> statement-breakpoint
-- Locks the note before it reads the transcripts: of two transactions that add versions, the second counts after the first.
-- A note that is being deleted is gone already.
create function count_note_words() returns trigger language plpgsql as $$
declare
  note uuid := case when tg_op = 'DELETE' then old.note_id else new.note_id end;
  counted integer;
begin
  perform from notes where id = note for no key update;
  if not found then return null; end if;
  select t.words into counted from transcripts t where t.note_id = note order by t.version desc limit 1;
  update notes set words = counted where id = note and words is distinct from counted;
  return null;
end $$;
--> statement-breakpoint
create trigger transcripts_words after insert or update of text or delete on transcripts
  for each row execute function count_note_words();
--> statement-breakpoint
update notes set words = (
  select t.words from transcripts t where t.note_id = notes.id order by t.version desc limit 1
) where exists (select from transcripts t where t.note_id = notes.id);
