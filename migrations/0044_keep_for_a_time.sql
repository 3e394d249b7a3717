DROP INDEX "notes_without_playback";--> statement-breakpoint
ALTER TABLE "notes" ALTER COLUMN "original_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "audio_retention_days" integer;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "note_retention_days" integer;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "audio_deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "audio_deleted_by" text;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "ready_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "user_settings_audio_retention" ON "user_settings" USING btree ("user_id") WHERE audio_retention_days is not null;--> statement-breakpoint
CREATE INDEX "user_settings_note_retention" ON "user_settings" USING btree ("user_id") WHERE note_retention_days is not null;--> statement-breakpoint
UPDATE "notes" SET "ready_at" = coalesce("analysed_at", "touched_at") WHERE "status" = 'ready';--> statement-breakpoint
CREATE INDEX "notes_kept_from" ON "notes" USING btree ("user_id",greatest(recorded_at, ready_at)) WHERE status = 'ready' and ready_at is not null;--> statement-breakpoint
CREATE INDEX "notes_audio_kept_from" ON "notes" USING btree ("user_id",greatest(recorded_at, ready_at)) WHERE status = 'ready' and ready_at is not null and audio_deleted_at is null;--> statement-breakpoint
CREATE INDEX "notes_without_playback" ON "notes" USING btree ("created_at") WHERE prepared_at is not null and playback_key is null and audio_deleted_at is null;