CREATE TABLE "closing_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"follow_up_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"evidence" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "task_notifications" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD COLUMN "counterpart" text;--> statement-breakpoint
ALTER TABLE "closing_offers" ADD CONSTRAINT "closing_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_offers" ADD CONSTRAINT "closing_offers_follow_up_id_follow_ups_id_fk" FOREIGN KEY ("follow_up_id") REFERENCES "public"."follow_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_offers" ADD CONSTRAINT "closing_offers_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "closing_offers_follow_up_note" ON "closing_offers" USING btree ("follow_up_id","note_id");--> statement-breakpoint
CREATE INDEX "closing_offers_note" ON "closing_offers" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "closing_offers_user_open" ON "closing_offers" USING btree ("user_id") WHERE state = 'open';