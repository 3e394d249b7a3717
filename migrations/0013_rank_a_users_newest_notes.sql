DROP INDEX "note_search_user";--> statement-breakpoint
CREATE INDEX "note_search_user_recorded" ON "note_search" USING btree ("user_id","recorded_at" DESC NULLS FIRST);