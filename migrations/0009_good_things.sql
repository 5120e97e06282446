CREATE TABLE "budget_good_things" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"month" text NOT NULL,
	"words" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "budget_good_things_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "budget_good_things" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "budget_good_things" ADD CONSTRAINT "budget_good_things_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "budget_good_things_month" ON "budget_good_things" USING btree ("user_id","month");--> statement-breakpoint
CREATE POLICY "budget_good_things_own_rows" ON "budget_good_things" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "budget_good_things" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "budget_good_things" TO app_user;--> statement-breakpoint
CREATE POLICY "budget_good_things_operator" ON "budget_good_things" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');
