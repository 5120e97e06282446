CREATE TABLE "budget_import_columns" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"header" text NOT NULL,
	"columns" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "budget_import_columns_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "budget_import_columns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "budget_import_columns" ADD CONSTRAINT "budget_import_columns_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "budget_import_columns_header" ON "budget_import_columns" USING btree ("user_id","header");--> statement-breakpoint
CREATE POLICY "budget_import_columns_own_rows" ON "budget_import_columns" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "budget_import_columns" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "budget_import_columns" TO app_user;--> statement-breakpoint
CREATE POLICY "budget_import_columns_operator" ON "budget_import_columns" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');
