-- Unlogged: a crash or failover empties it. Every process has lost its connection then and reports a gap.
CREATE UNLOGGED TABLE "signals" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "signals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"user_id" text NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "signals_xid" ON "signals" USING btree ("xid");
--> statement-breakpoint
-- Whatever ends a session, perhaps another program, tells every process in the same transaction. Sessions end rarely, so
-- this may notify at the commit, which takes a lock for the whole cluster. Read by src/server/events/signal-reader.ts.
create or replace function tell_signed_out() returns trigger language plpgsql as $$
begin
  insert into signals (user_id, content) values (old.user_id, '{"type": "signed_out"}');
  perform pg_notify('dictum_signals', '');
  return null;
end
$$;
