CREATE TABLE "budget_imports" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "budget_imports_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "budget_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "budget_payees" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"payee" text NOT NULL,
	"category_id" uuid NOT NULL,
	CONSTRAINT "budget_payees_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "budget_payees" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "budget_expenses" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "budget_expenses" ADD COLUMN "bank_id" text;--> statement-breakpoint
ALTER TABLE "budget_imports" ADD CONSTRAINT "budget_imports_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_payees" ADD CONSTRAINT "budget_payees_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "budget_payees_name" ON "budget_payees" USING btree ("user_id","payee");--> statement-breakpoint
CREATE POLICY "budget_imports_own_rows" ON "budget_imports" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "budget_payees_own_rows" ON "budget_payees" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "budget_imports" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "budget_imports" TO app_user;--> statement-breakpoint
CREATE POLICY "budget_imports_operator" ON "budget_imports" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "budget_payees" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "budget_payees" TO app_user;--> statement-breakpoint
CREATE POLICY "budget_payees_operator" ON "budget_payees" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');
