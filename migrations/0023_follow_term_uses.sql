ALTER TABLE "term_uses" ADD COLUMN "instead" text;--> statement-breakpoint
ALTER TABLE "term_uses" ADD COLUMN "state" text DEFAULT 'applied' NOT NULL;--> statement-breakpoint
ALTER TABLE "term_uses" ADD COLUMN "total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "term_uses" ADD COLUMN "looked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "term_uses" ADD COLUMN "changed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "term_uses" ADD COLUMN "taken_back" integer DEFAULT 0 NOT NULL;