CREATE TABLE "term_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"term" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "term_use_id" uuid;--> statement-breakpoint
ALTER TABLE "term_uses" ADD CONSTRAINT "term_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "term_uses_user" ON "term_uses" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_term_use_id_term_uses_id_fk" FOREIGN KEY ("term_use_id") REFERENCES "public"."term_uses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transcripts_term_use" ON "transcripts" USING btree ("term_use_id") WHERE term_use_id is not null;