ALTER TABLE "transcripts" ADD COLUMN "author_id" text;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transcripts_author" ON "transcripts" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
-- Until now only owners could edit a text.
UPDATE "transcripts" SET "author_id" = "notes"."user_id" FROM "notes" WHERE "notes"."id" = "transcripts"."note_id" AND "transcripts"."origin" = 'edit';
