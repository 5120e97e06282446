CREATE TABLE "habit_days" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"habit_id" uuid NOT NULL,
	"done_on" date NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "habit_days_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "habit_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "habits" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"weekly_target" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "habits_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "habits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lifestyle_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"dollars" integer NOT NULL,
	"eaters" integer NOT NULL,
	"diets" jsonb NOT NULL,
	"pantry" jsonb NOT NULL,
	"distance_unit" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lifestyle_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "meal_plans" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"start_on" date NOT NULL,
	"dollars" integer NOT NULL,
	"eaters" integer NOT NULL,
	"diets" jsonb NOT NULL,
	"days" jsonb NOT NULL,
	"in_basket" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "meal_plans_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "meal_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "past_weeks" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"ended_on" date NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"plan_id" uuid,
	"picture" jsonb NOT NULL,
	CONSTRAINT "past_weeks_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "past_weeks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "place_area" (
	"area" text PRIMARY KEY NOT NULL,
	"places" jsonb NOT NULL,
	"as_of" text,
	"fetched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saving_spots" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"note" text NOT NULL,
	"address" text NOT NULL,
	"lat" double precision,
	"lon" double precision,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saving_spots_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "saving_spots" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "habit_days" ADD CONSTRAINT "habit_days_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_days" ADD CONSTRAINT "habit_days_habit" FOREIGN KEY ("user_id","habit_id") REFERENCES "public"."habits"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habits" ADD CONSTRAINT "habits_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lifestyle_settings" ADD CONSTRAINT "lifestyle_settings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD CONSTRAINT "meal_plans_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_weeks" ADD CONSTRAINT "past_weeks_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saving_spots" ADD CONSTRAINT "saving_spots_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "habit_days_once" ON "habit_days" USING btree ("user_id","habit_id","done_on");--> statement-breakpoint
CREATE INDEX "habits_oldest" ON "habits" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "meal_plans_newest" ON "meal_plans" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "meal_plans_one_open" ON "meal_plans" USING btree ("user_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "past_weeks_newest" ON "past_weeks" USING btree ("user_id","ended_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "place_area_fetched_at" ON "place_area" USING btree ("fetched_at");--> statement-breakpoint
CREATE POLICY "habit_days_own_rows" ON "habit_days" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "habits_own_rows" ON "habits" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "lifestyle_settings_own_rows" ON "lifestyle_settings" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "meal_plans_own_rows" ON "meal_plans" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "past_weeks_own_rows" ON "past_weeks" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saving_spots_own_rows" ON "saving_spots" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "habit_days" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "habit_days" TO app_user;--> statement-breakpoint
ALTER TABLE "habits" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "habits" TO app_user;--> statement-breakpoint
ALTER TABLE "lifestyle_settings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "lifestyle_settings" TO app_user;--> statement-breakpoint
ALTER TABLE "meal_plans" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "meal_plans" TO app_user;--> statement-breakpoint
ALTER TABLE "past_weeks" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "past_weeks" TO app_user;--> statement-breakpoint
ALTER TABLE "saving_spots" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "saving_spots" TO app_user;
