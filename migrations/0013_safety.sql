CREATE TABLE "safety_plans" (
	"user_id" uuid NOT NULL,
	"signs" text NOT NULL,
	"calming" text NOT NULL,
	"people" text NOT NULL,
	"places" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "safety_plans_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
ALTER TABLE "safety_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "safety_plans" ADD CONSTRAINT "safety_plans_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "safety_plans_own_rows" ON "safety_plans" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "safety_plans" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "safety_plans" TO app_user;
