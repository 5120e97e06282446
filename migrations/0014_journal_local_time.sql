ALTER TABLE "journal_entries" ADD COLUMN "local_time" timestamp(0);--> statement-breakpoint
SELECT set_config('app.job', 'operator', true);--> statement-breakpoint
WITH zones AS MATERIALIZED (SELECT u.id, coalesce(n.name, 'UTC') AS name FROM "user" u LEFT JOIN pg_timezone_names n ON lower(n.name) = lower(u.time_zone)) UPDATE "journal_entries" e SET local_time = date_trunc('second', e.created_at at time zone z.name) FROM zones z WHERE z.id = e.user_id;--> statement-breakpoint
WITH zones AS MATERIALIZED (SELECT u.id, coalesce(n.name, 'UTC') AS name FROM "user" u LEFT JOIN pg_timezone_names n ON lower(n.name) = lower(u.time_zone)) UPDATE "deleted_rows" d SET row = d.row || jsonb_build_object('local_time', to_char((d.row->>'created_at')::timestamptz at time zone z.name, 'YYYY-MM-DD"T"HH24:MI:SS')) FROM zones z WHERE z.id = d.user_id AND d.table_name = 'journal_entries';--> statement-breakpoint
SELECT set_config('app.job', '', true);--> statement-breakpoint
ALTER TABLE "journal_entries" ALTER COLUMN "local_time" SET NOT NULL;--> statement-breakpoint
DROP INDEX "journal_entries_origin";--> statement-breakpoint
CREATE INDEX "journal_entries_origin" ON "journal_entries" USING btree ("user_id","kind","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"mood_rating","is_mood_set","local_time");--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_local_time" CHECK (local_time - (created_at at time zone 'UTC') between interval '-15 hours' and interval '15 hours');
--> statement-breakpoint
-- for servers of the release before, which still run while one after the other is replaced, and do not know the column
CREATE FUNCTION public.fill_journal_local_time() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $function$
DECLARE zone text;
BEGIN
  SELECT u.time_zone INTO zone FROM "user" u WHERE u.id = NEW.user_id;
  BEGIN
    NEW.local_time := date_trunc('second', NEW.created_at at time zone coalesce(zone, 'UTC'));
  EXCEPTION WHEN invalid_parameter_value THEN
    NEW.local_time := date_trunc('second', NEW.created_at at time zone 'UTC');
  END;
  RETURN NEW;
END $function$;--> statement-breakpoint
CREATE TRIGGER journal_entries_local_time BEFORE INSERT ON "journal_entries" FOR EACH ROW WHEN (NEW.local_time IS NULL) EXECUTE FUNCTION fill_journal_local_time();
