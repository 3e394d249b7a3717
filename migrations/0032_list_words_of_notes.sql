CREATE TABLE "note_words" (
	"user_id" text NOT NULL,
	"letters" smallint GENERATED ALWAYS AS (char_length(word)) STORED NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "note_words_user_id_letters_word_pk" PRIMARY KEY("user_id","letters","word")
);
--> statement-breakpoint
CREATE TABLE "stale_word_lists" (
	"user_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Runs at the very end of a transaction, after all triggers that fill note_search. The lock lets the transactions of one
-- user add words one after the other: two that add the same words in another order would wait for each other forever. It
-- also keeps the tidying from missing the words of a note that is just being stored.
create function list_note_words() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('words:' || old.user_id, 0));
  if tg_op = 'UPDATE' then
    insert into note_words (user_id, word)
      select new.user_id, word from (
        select unnest(tsvector_to_array(new.document)) except select unnest(tsvector_to_array(old.document))
      ) as added (word)
      where char_length(word) between 4 and 40 and word !~ '[0-9]'
      on conflict do nothing;
  end if;
  if tg_op = 'DELETE' or exists (
    select unnest(tsvector_to_array(old.document)) except select unnest(tsvector_to_array(new.document))
  ) then
    insert into stale_word_lists (user_id) values (old.user_id) on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger note_search_words_changed after update on note_search deferrable initially deferred
  for each row when (old.document is distinct from new.document) execute function list_note_words();
--> statement-breakpoint
create constraint trigger note_search_words_deleted after delete on note_search deferrable initially deferred
  for each row execute function list_note_words();
--> statement-breakpoint
create function forget_words() returns trigger language plpgsql as $$
begin
  delete from note_words where user_id = old.id;
  return null;
end $$;
--> statement-breakpoint
create trigger users_words after delete on users for each row execute function forget_words();
--> statement-breakpoint
insert into note_words (user_id, word)
  select distinct user_id, word from note_search, unnest(tsvector_to_array(document)) as word
  where char_length(word) between 4 and 40 and word !~ '[0-9]';
