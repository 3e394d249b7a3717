ALTER TABLE "mails" ADD COLUMN "silent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "note_shares" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "note_shares" ADD COLUMN "email_delayed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "note_shares" ADD COLUMN "email_failed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "note_shares_mail" ON "note_shares" USING btree ("mail_id") WHERE mail_id is not null;