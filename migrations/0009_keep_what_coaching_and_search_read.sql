CREATE TABLE "note_facts" (
	"note_id" uuid PRIMARY KEY NOT NULL,
	"transcript_version" integer NOT NULL,
	"facts_version" integer NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note_search" (
	"note_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"language" text,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"head" "tsvector" DEFAULT '' NOT NULL,
	"tasks" "tsvector" DEFAULT '' NOT NULL,
	"spoken" "tsvector" DEFAULT '' NOT NULL,
	"document" "tsvector" GENERATED ALWAYS AS (head || tasks || spoken) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "note_facts" ADD CONSTRAINT "note_facts_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_search" ADD CONSTRAINT "note_search_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_search_document" ON "note_search" USING gin ("document");--> statement-breakpoint
CREATE INDEX "note_search_user" ON "note_search" USING btree ("user_id");