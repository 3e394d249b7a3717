CREATE TABLE "vocabularies" (
	"user_id" text PRIMARY KEY NOT NULL,
	"terms" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vocabularies" ADD CONSTRAINT "vocabularies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;