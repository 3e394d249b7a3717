-- The audit log names users by their id: their address is looked up when the log is read, and so is gone with them.
update admin_audit set subject = users.id from users where admin_audit.subject = users.email;
--> statement-breakpoint
-- Addresses of those who are gone, or had another one then.
update admin_audit set subject = null where subject like '%@%';
