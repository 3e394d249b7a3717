ALTER TABLE "user_settings" ADD COLUMN "reminded_on" text;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "summarised_on" text;