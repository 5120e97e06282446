CREATE TABLE "debt_imports" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "debt_imports_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "debt_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "savings_goals" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "debt_imports" ADD CONSTRAINT "debt_imports_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "debt_imports_own_rows" ON "debt_imports" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "debt_imports" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "debt_imports" TO app_user;--> statement-breakpoint
CREATE POLICY "debt_imports_operator" ON "debt_imports" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');
