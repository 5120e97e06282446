CREATE TABLE "journal_imports" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "journal_imports_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "journal_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "habit_imports" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "habit_imports_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "habit_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "daily_moods" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "habit_days" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "habits" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "journal_imports" ADD CONSTRAINT "journal_imports_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_imports" ADD CONSTRAINT "habit_imports_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "journal_imports_own_rows" ON "journal_imports" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "habit_imports_own_rows" ON "habit_imports" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "journal_imports" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "journal_imports" TO app_user;--> statement-breakpoint
CREATE POLICY "journal_imports_operator" ON "journal_imports" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "habit_imports" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "habit_imports" TO app_user;--> statement-breakpoint
CREATE POLICY "habit_imports_operator" ON "habit_imports" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');
