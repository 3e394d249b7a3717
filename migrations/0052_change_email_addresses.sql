CREATE TABLE "email_changes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_expiry" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
-- With another password, whoever sets it, neither a reset link nor a new address that waits to be confirmed is good any
-- more: somebody else may have asked for them.
create or replace function void_reset_links() returns trigger language plpgsql as $$
begin
  delete from verifications where value = new.user_id and identifier like 'reset-password:%';
  delete from email_changes where user_id = new.user_id;
  return null;
end
$$;
