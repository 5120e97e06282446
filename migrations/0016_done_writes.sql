CREATE TABLE "done_writes" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "done_writes_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "done_writes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "done_writes" ADD CONSTRAINT "done_writes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "done_writes_own_rows" ON "done_writes" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "done_writes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "done_writes" TO app_user;--> statement-breakpoint
CREATE POLICY "done_writes_operator" ON "done_writes" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');
