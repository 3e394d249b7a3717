CREATE TABLE "upload_pieces" (
	"upload_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"start" integer NOT NULL,
	"length" integer NOT NULL,
	"sha256" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "upload_pieces_upload_id_number_pk" PRIMARY KEY("upload_id","number")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"idempotency_key" text,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"mime" text,
	"language_asked" text,
	"language_assumed" text NOT NULL,
	"timezone" text NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"captions" text,
	"metadata" text NOT NULL,
	"length" integer,
	"offset" integer DEFAULT 0 NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"note_id" uuid,
	"closed_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"digest" text
);
--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "incomplete" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_pieces" ADD CONSTRAINT "upload_pieces_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_user_idempotency" ON "uploads" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "uploads_open_of_user" ON "uploads" USING btree ("user_id") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "uploads_open" ON "uploads" USING btree ("touched_at") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "uploads_finished" ON "uploads" USING btree ("finished_at") WHERE finished_at is not null;