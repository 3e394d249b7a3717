ALTER TABLE "notes" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "waiting_until" timestamp (3) with time zone;