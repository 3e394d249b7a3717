CREATE TABLE "corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"note_id" uuid,
	"item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"spoken_owner" text,
	"owner" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "corrections_owner" CHECK ((owner is not null) = (kind = 'owner'))
);
--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "corrections_user" ON "corrections" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "corrections_item" ON "corrections" USING btree ("item_id","kind");--> statement-breakpoint
CREATE INDEX "corrections_note" ON "corrections" USING btree ("note_id");