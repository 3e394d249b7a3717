ALTER TABLE "follow_ups" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_ups_assignee" ON "follow_ups" USING btree ("assignee_id") WHERE assignee_id is not null;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_other_assignee" CHECK (assignee_id <> user_id);