-- A recording from a device with a wrong clock stayed at the top of all lists. New ones get the time of arrival.
UPDATE "notes" SET "recorded_at" = "created_at" WHERE "recorded_at" > "created_at" + interval '5 minutes';
