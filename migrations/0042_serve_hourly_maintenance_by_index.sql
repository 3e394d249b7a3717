DROP INDEX "closing_offers_user_open";--> statement-breakpoint
DROP INDEX "notifications_list";--> statement-breakpoint
CREATE INDEX "user_settings_timezone" ON "user_settings" USING btree ("timezone");--> statement-breakpoint
CREATE INDEX "comments_mentions" ON "comments" USING gin ("mentions" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "closing_offers_user" ON "closing_offers" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_status" ON "subscriptions" USING btree ("status");--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);