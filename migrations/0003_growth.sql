CREATE TABLE "daily_checkins" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"rating" integer NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "daily_checkins_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "daily_checkins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "guide_readings" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"slug" text NOT NULL,
	"read" jsonb NOT NULL,
	"last_anchor" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guide_readings_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "guide_readings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "guide_ticks" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"items" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guide_ticks_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "guide_ticks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rehearsals" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"seconds" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rehearsals_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "rehearsals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "daily_checkins" ADD CONSTRAINT "daily_checkins_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_readings" ADD CONSTRAINT "guide_readings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_ticks" ADD CONSTRAINT "guide_ticks_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rehearsals" ADD CONSTRAINT "rehearsals_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "daily_checkins_day" ON "daily_checkins" USING btree ("user_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "guide_readings_slug" ON "guide_readings" USING btree ("user_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "guide_ticks_name" ON "guide_ticks" USING btree ("user_id","name");--> statement-breakpoint
CREATE INDEX "rehearsals_newest" ON "rehearsals" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE POLICY "daily_checkins_own_rows" ON "daily_checkins" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "guide_readings_own_rows" ON "guide_readings" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "guide_ticks_own_rows" ON "guide_ticks" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "rehearsals_own_rows" ON "rehearsals" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "daily_checkins" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "daily_checkins" TO app_user;--> statement-breakpoint
ALTER TABLE "guide_readings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "guide_readings" TO app_user;--> statement-breakpoint
ALTER TABLE "guide_ticks" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "guide_ticks" TO app_user;--> statement-breakpoint
ALTER TABLE "rehearsals" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "rehearsals" TO app_user;
