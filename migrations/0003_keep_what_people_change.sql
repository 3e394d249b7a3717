CREATE TABLE "user_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"audio_quality" text DEFAULT 'high' NOT NULL,
	"auto_save" boolean DEFAULT true NOT NULL,
	"transcription_notifications" boolean DEFAULT true NOT NULL,
	"weekly_summaries" boolean DEFAULT true NOT NULL,
	"task_reminders" boolean DEFAULT true NOT NULL,
	"analysis_language" text,
	"timezone" text
);
--> statement-breakpoint
ALTER TABLE "follow_ups" ALTER COLUMN "note_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "follow_ups" ALTER COLUMN "evidence" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "detected_events" ADD COLUMN "found_title" text;--> statement-breakpoint
UPDATE "detected_events" SET "found_title" = "title";--> statement-breakpoint
ALTER TABLE "detected_events" ALTER COLUMN "found_title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "detected_events" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "detected_events" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "detected_events" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD COLUMN "found_title" text;--> statement-breakpoint
UPDATE "follow_ups" SET "found_title" = "title";--> statement-breakpoint
ALTER TABLE "follow_ups" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "title_edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "own_tags" jsonb;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;