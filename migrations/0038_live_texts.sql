CREATE TABLE "live_segments" (
	"upload_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"start" double precision NOT NULL,
	"end" double precision NOT NULL,
	"sentences" jsonb NOT NULL,
	"language" text,
	CONSTRAINT "live_segments_upload_id_index_pk" PRIMARY KEY("upload_id","index")
);
--> statement-breakpoint
CREATE TABLE "live_texts" (
	"upload_id" uuid PRIMARY KEY NOT NULL,
	"touched_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_segments" ADD CONSTRAINT "live_segments_upload_id_live_texts_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."live_texts"("upload_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_texts" ADD CONSTRAINT "live_texts_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_without_playback" ON "notes" USING btree ("created_at") WHERE prepared_at is not null and playback_key is null;