CREATE TABLE "note_presence" (
	"note_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"tab" uuid NOT NULL,
	"editing" boolean NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "note_presence_note_id_user_id_tab_pk" PRIMARY KEY("note_id","user_id","tab")
);
--> statement-breakpoint
ALTER TABLE "note_presence" ADD CONSTRAINT "note_presence_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_presence" ADD CONSTRAINT "note_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_presence_user" ON "note_presence" USING btree ("user_id");