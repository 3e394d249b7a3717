CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"snapshot_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	"size_bytes" bigint NOT NULL,
	"is_encrypted" boolean NOT NULL,
	"notes" integer NOT NULL,
	"audio_files" integer NOT NULL,
	"missing_files" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "backups_finished" ON "backups" USING btree ("finished_at");