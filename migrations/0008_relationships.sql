CREATE TABLE "flag_analyzer_entries" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"situation_text" text NOT NULL,
	"analysis_result" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "flag_analyzer_entries_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "flag_analyzer_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "relationship_checkins" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"week" text NOT NULL,
	"communication" integer NOT NULL,
	"trust" integer NOT NULL,
	"respect" integer NOT NULL,
	"support" integer NOT NULL,
	"note" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "relationship_checkins_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "relationship_checkins_range" CHECK (communication between 1 and 10 and trust between 1 and 10 and respect between 1 and 10 and support between 1 and 10)
);
--> statement-breakpoint
ALTER TABLE "relationship_checkins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "flag_analyzer_entries" ADD CONSTRAINT "flag_analyzer_entries_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relationship_checkins" ADD CONSTRAINT "relationship_checkins_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flag_analyzer_entries_newest" ON "flag_analyzer_entries" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "relationship_checkins_week" ON "relationship_checkins" USING btree ("user_id","week");--> statement-breakpoint
CREATE POLICY "flag_analyzer_entries_own_rows" ON "flag_analyzer_entries" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "relationship_checkins_own_rows" ON "relationship_checkins" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "flag_analyzer_entries" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "flag_analyzer_entries" TO app_user;--> statement-breakpoint
ALTER TABLE "relationship_checkins" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "relationship_checkins" TO app_user;
