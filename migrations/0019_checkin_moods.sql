ALTER TABLE "daily_checkins" ADD COLUMN "mood_set_at" timestamp (3) with time zone;--> statement-breakpoint
SELECT set_config('app.job', 'operator', true);--> statement-breakpoint
UPDATE "daily_checkins" c SET mood_set_at = m.set_at FROM "daily_moods" m WHERE m.user_id = c.user_id AND m.day = c.day AND m.mood = c.rating;--> statement-breakpoint
UPDATE "deleted_rows" c SET row = c.row || jsonb_build_object('mood_set_at', m.row->'set_at') FROM "deleted_rows" m WHERE c.table_name = 'daily_checkins' AND m.table_name = 'daily_moods' AND m.user_id = c.user_id AND m.part_of = c.id;--> statement-breakpoint
SELECT set_config('app.job', '', true);
