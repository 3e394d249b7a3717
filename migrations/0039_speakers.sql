CREATE TABLE "note_speakers" (
	"note_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text,
	"is_owner" boolean DEFAULT false NOT NULL,
	CONSTRAINT "note_speakers_note_id_number_pk" PRIMARY KEY("note_id","number")
);
--> statement-breakpoint
CREATE TABLE "speaker_turns" (
	"note_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"speakers_asked" integer,
	"turns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"original_key" text,
	"model" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "follow_ups" ADD COLUMN "said" jsonb;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "speakers_asked" integer;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "speakers_asked" integer;--> statement-breakpoint
ALTER TABLE "note_speakers" ADD CONSTRAINT "note_speakers_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaker_turns" ADD CONSTRAINT "speaker_turns_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;