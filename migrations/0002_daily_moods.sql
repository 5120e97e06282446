CREATE TABLE "daily_moods" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"mood" integer NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "daily_moods_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "daily_moods_range" CHECK (mood between 1 and 10)
);
--> statement-breakpoint
ALTER TABLE "daily_moods" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "daily_moods" ADD CONSTRAINT "daily_moods_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "daily_moods_day" ON "daily_moods" USING btree ("user_id","day");--> statement-breakpoint
CREATE POLICY "daily_moods_own_rows" ON "daily_moods" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "daily_moods" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "daily_moods" TO app_user;--> statement-breakpoint
CREATE POLICY "daily_moods_operator" ON "daily_moods" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');
