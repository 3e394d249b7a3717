-- Of the links by which somebody may set another password the newest alone is good. Better-auth keeps each as a row
-- whose value is the user's id. The lock makes two that are asked for at once come one after the other.
create function keep_newest_reset_link() returns trigger language plpgsql as $$
begin
  perform 1 from users where id = new.value for update;
  delete from verifications where value = new.value and identifier like 'reset-password:%';
  return new;
end
$$;
--> statement-breakpoint
create trigger verifications_keep_newest_reset_link before insert on verifications for each row
  when (new.identifier like 'reset-password:%') execute function keep_newest_reset_link();
--> statement-breakpoint
-- And with another password, whoever sets it, none is good any more.
create function void_reset_links() returns trigger language plpgsql as $$
begin
  delete from verifications where value = new.user_id and identifier like 'reset-password:%';
  return null;
end
$$;
--> statement-breakpoint
create trigger credentials_void_reset_links after update of password on credentials for each row
  when (new.password is distinct from old.password) execute function void_reset_links();
