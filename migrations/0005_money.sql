CREATE TABLE "budget_amounts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"month" text NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "budget_amounts_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "budget_amounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "budget_bills" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"day_of_month" integer NOT NULL,
	"category_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "budget_bills_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "budget_bills" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "budget_categories" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"colour" integer NOT NULL,
	"position" integer NOT NULL,
	"first_month" text NOT NULL,
	"end_month" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "budget_categories_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "budget_categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "budget_expenses" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"category_id" uuid NOT NULL,
	"spent_on" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	"note" text NOT NULL,
	"bill_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "budget_expenses_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "budget_expenses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "budget_snapshots" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"month" text NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"categories" jsonb NOT NULL,
	CONSTRAINT "budget_snapshots_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "budget_snapshots" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "budget_starts" (
	"user_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "budget_starts_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
ALTER TABLE "budget_starts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "challenge_days" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "challenge_days_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "challenge_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "challenge_milestones" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"label" text NOT NULL,
	"days" integer NOT NULL,
	"is_custom" boolean NOT NULL,
	"unlocked_on" date,
	"is_celebrated" boolean DEFAULT false NOT NULL,
	CONSTRAINT "challenge_milestones_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "challenge_milestones" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "challenge_settings" (
	"user_id" uuid NOT NULL,
	"cents_per_day" bigint NOT NULL,
	"still" jsonb NOT NULL,
	"spent" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "challenge_settings_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
ALTER TABLE "challenge_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "debt_payments" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"debt_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"paid_on" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "debt_payments_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "debt_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "debt_settings" (
	"user_id" uuid NOT NULL,
	"extra_cents" bigint DEFAULT 0 NOT NULL,
	"strategy" text DEFAULT 'avalanche' NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "debt_settings_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
ALTER TABLE "debt_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "debts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"emoji" text NOT NULL,
	"total_cents" bigint NOT NULL,
	"paid_cents" bigint NOT NULL,
	"rate_milli" integer,
	"minimum_cents" bigint,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "debts_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "debts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "goal_contributions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"goal_id" uuid NOT NULL,
	"contributed_on" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "goal_contributions_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "goal_contributions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "savings_goals" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"emoji" text NOT NULL,
	"target_cents" bigint NOT NULL,
	"current_cents" bigint NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "savings_goals_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "savings_goals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "budget_amounts" ADD CONSTRAINT "budget_amounts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_bills" ADD CONSTRAINT "budget_bills_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_categories" ADD CONSTRAINT "budget_categories_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_expenses" ADD CONSTRAINT "budget_expenses_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_snapshots" ADD CONSTRAINT "budget_snapshots_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_starts" ADD CONSTRAINT "budget_starts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_days" ADD CONSTRAINT "challenge_days_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_milestones" ADD CONSTRAINT "challenge_milestones_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_settings" ADD CONSTRAINT "challenge_settings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debt_payments" ADD CONSTRAINT "debt_payments_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debt_settings" ADD CONSTRAINT "debt_settings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_contributions" ADD CONSTRAINT "goal_contributions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_goals" ADD CONSTRAINT "savings_goals_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "budget_amounts_month" ON "budget_amounts" USING btree ("user_id","category_id","month");--> statement-breakpoint
CREATE INDEX "budget_expenses_newest" ON "budget_expenses" USING btree ("user_id","spent_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "budget_expenses_sums" ON "budget_expenses" USING btree ("user_id","spent_on","category_id","amount_cents");--> statement-breakpoint
CREATE INDEX "budget_snapshots_newest" ON "budget_snapshots" USING btree ("user_id","month","taken_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_days_day" ON "challenge_days" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "challenge_days_marks" ON "challenge_days" USING btree ("user_id","day","mark");--> statement-breakpoint
CREATE INDEX "debt_payments_newest" ON "debt_payments" USING btree ("user_id","paid_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "debt_payments_debt" ON "debt_payments" USING btree ("user_id","debt_id");--> statement-breakpoint
CREATE INDEX "goal_contributions_newest" ON "goal_contributions" USING btree ("user_id","contributed_on" DESC NULLS LAST,"goal_id");--> statement-breakpoint
CREATE POLICY "budget_amounts_own_rows" ON "budget_amounts" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "budget_bills_own_rows" ON "budget_bills" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "budget_categories_own_rows" ON "budget_categories" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "budget_expenses_own_rows" ON "budget_expenses" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "budget_snapshots_own_rows" ON "budget_snapshots" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "budget_starts_own_rows" ON "budget_starts" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "challenge_days_own_rows" ON "challenge_days" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "challenge_milestones_own_rows" ON "challenge_milestones" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "challenge_settings_own_rows" ON "challenge_settings" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "debt_payments_own_rows" ON "debt_payments" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "debt_settings_own_rows" ON "debt_settings" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "debts_own_rows" ON "debts" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "goal_contributions_own_rows" ON "goal_contributions" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "savings_goals_own_rows" ON "savings_goals" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "budget_amounts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "budget_amounts" TO app_user;--> statement-breakpoint
ALTER TABLE "budget_bills" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "budget_bills" TO app_user;--> statement-breakpoint
ALTER TABLE "budget_categories" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "budget_categories" TO app_user;--> statement-breakpoint
ALTER TABLE "budget_expenses" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "budget_expenses" TO app_user;--> statement-breakpoint
ALTER TABLE "budget_snapshots" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "budget_snapshots" TO app_user;--> statement-breakpoint
ALTER TABLE "budget_starts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "budget_starts" TO app_user;--> statement-breakpoint
ALTER TABLE "challenge_days" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "challenge_days" TO app_user;--> statement-breakpoint
ALTER TABLE "challenge_milestones" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "challenge_milestones" TO app_user;--> statement-breakpoint
ALTER TABLE "challenge_settings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "challenge_settings" TO app_user;--> statement-breakpoint
ALTER TABLE "debt_payments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "debt_payments" TO app_user;--> statement-breakpoint
ALTER TABLE "debt_settings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "debt_settings" TO app_user;--> statement-breakpoint
ALTER TABLE "debts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "debts" TO app_user;--> statement-breakpoint
ALTER TABLE "goal_contributions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "goal_contributions" TO app_user;--> statement-breakpoint
ALTER TABLE "savings_goals" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "savings_goals" TO app_user;
