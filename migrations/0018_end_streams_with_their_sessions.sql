-- Whatever ends a session (sign-out, another password, the panel, a deleted account) tells every process in the same
-- transaction, so that no open event stream outlives it. Read by src/server/events/event-bus.ts.
create function tell_signed_out() returns trigger language plpgsql as $$
begin
  perform pg_notify('dictum_events', json_build_object('type', 'signed_out', 'userId', old.user_id)::text);
  return null;
end
$$;
--> statement-breakpoint
create trigger sessions_tell_signed_out after delete on sessions for each row execute function tell_signed_out();
