CREATE TABLE "budget_balances" (
	"user_id" uuid NOT NULL,
	"balance_cents" bigint NOT NULL,
	"balance_on" date NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"floor_cents" bigint,
	"daily_cents" bigint NOT NULL,
	CONSTRAINT "budget_balances_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
ALTER TABLE "budget_balances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "budget_incomes" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"rhythm" text NOT NULL,
	"first_on" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "budget_incomes_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "budget_incomes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "budget_bills" ADD COLUMN "rhythm" text DEFAULT 'monthly' NOT NULL;--> statement-breakpoint
ALTER TABLE "budget_bills" ADD COLUMN "first_on" date;--> statement-breakpoint
ALTER TABLE "budget_bills" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "budget_expenses" ADD COLUMN "bill_due_on" date;--> statement-breakpoint
ALTER TABLE "budget_balances" ADD CONSTRAINT "budget_balances_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_incomes" ADD CONSTRAINT "budget_incomes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "budget_balances_own_rows" ON "budget_balances" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "budget_incomes_own_rows" ON "budget_incomes" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "budget_balances" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "budget_balances" TO app_user;--> statement-breakpoint
CREATE POLICY "budget_balances_operator" ON "budget_balances" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "budget_incomes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "budget_incomes" TO app_user;--> statement-breakpoint
CREATE POLICY "budget_incomes_operator" ON "budget_incomes" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');
