CREATE TABLE "captions" (
	"note_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "engine_asked" text;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "engine" text;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "draft" boolean;--> statement-breakpoint
ALTER TABLE "captions" ADD CONSTRAINT "captions_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "transcripts" SET "engine" = "notes"."engine", "model" = "notes"."model", "draft" = "notes"."draft" FROM "notes" WHERE "notes"."id" = "transcripts"."note_id";
