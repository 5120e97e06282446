CREATE TABLE "achievements" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"achievement_type" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"points_earned" integer NOT NULL,
	"category" text NOT NULL,
	"earned_at" timestamp (3) with time zone NOT NULL,
	"claim_key" text,
	CONSTRAINT "achievements_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "achievements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_points" (
	"user_id" uuid NOT NULL,
	"total_points" integer DEFAULT 0 NOT NULL,
	"money_habit_points" integer DEFAULT 0 NOT NULL,
	"emotional_win_points" integer DEFAULT 0 NOT NULL,
	"level" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "user_points_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
ALTER TABLE "user_points" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_points" ADD CONSTRAINT "user_points_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "achievements_newest" ON "achievements" USING btree ("user_id","earned_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "achievements_claim" ON "achievements" USING btree ("user_id","claim_key");--> statement-breakpoint
CREATE POLICY "achievements_own_rows" ON "achievements" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "user_points_own_rows" ON "user_points" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "achievements" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "achievements" TO app_user;--> statement-breakpoint
ALTER TABLE "user_points" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "user_points" TO app_user;
