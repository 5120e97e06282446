-- The role of every member transaction: it cannot log in, owns nothing and is bound by row-level security.
-- Several databases of one cluster share it, so it may exist already, or be created concurrently.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'app_user') THEN
    CREATE ROLE app_user NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  IF NOT pg_has_role(current_user, 'app_user', 'MEMBER') THEN
    GRANT app_user TO current_user;
  END IF;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO app_user;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.plain_text(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(regexp_replace(NORMALIZE($1, NFKD), '[\u0300-\u036f]'::text, ''::text, 'g'::text));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.search_words_in(entry_text text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN tsvector_to_array((to_tsvector('simple'::regconfig, plain_text("left"(entry_text, 50000))) || to_tsvector('english'::regconfig, plain_text("left"(entry_text, 50000)))));
--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_addresses" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"calendar_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "deleted_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"cleaned_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "email_queue" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"once_key" text,
	"encrypted" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"fault" text,
	CONSTRAINT "email_queue_once_key_unique" UNIQUE("once_key")
);
--> statement-breakpoint
CREATE TABLE "rate_limit_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_factor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true,
	"failed_verification_count" integer DEFAULT 0,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "used_trials" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"time_zone" text DEFAULT 'America/New_York' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"week_starts_on" integer DEFAULT 7 NOT NULL,
	"trial_ends_at" timestamp (3) with time zone NOT NULL,
	"billing_status" text DEFAULT 'none' NOT NULL,
	"paid_until" timestamp (3) with time zone,
	"grace_ends_at" timestamp (3) with time zone,
	"customer_id" text,
	"subscription_id" text,
	"cancels_at_end" boolean DEFAULT false NOT NULL,
	"billing_read_at" timestamp (3) with time zone,
	"email_consent" boolean DEFAULT false NOT NULL,
	"credential_epoch" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email"),
	CONSTRAINT "user_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "database_identity" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid NOT NULL,
	"restored_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "unowned_files" (
	"key" text PRIMARY KEY NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL,
	"request_hash" text,
	"answer" text,
	CONSTRAINT "idempotency_keys_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "deleted_rows" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"row" jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"part_of" uuid,
	CONSTRAINT "deleted_rows_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "deleted_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reminders" (
	"user_id" uuid NOT NULL,
	"no_spend" boolean DEFAULT false NOT NULL,
	"mood" boolean DEFAULT false NOT NULL,
	"trial_end" boolean DEFAULT true NOT NULL,
	"send_hour" integer DEFAULT 18 NOT NULL,
	"quiet_from" integer DEFAULT 21 NOT NULL,
	"quiet_to" integer DEFAULT 8 NOT NULL,
	"no_spend_sent_at" timestamp (3) with time zone,
	"mood_sent_at" timestamp (3) with time zone,
	"trial_end_sent_at" timestamp (3) with time zone,
	"paused_until" timestamp (3) with time zone,
	CONSTRAINT "reminders_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
ALTER TABLE "reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "calendars" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"holds" jsonb NOT NULL,
	"is_detailed" boolean NOT NULL,
	"alarm" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendars_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "calendars" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
	"import_id" uuid,
	"bank_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "budget_expenses_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "budget_expenses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "budget_start_dates" (
	"user_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "budget_start_dates_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
ALTER TABLE "budget_start_dates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "coach_levels" (
	"key" text PRIMARY KEY NOT NULL,
	"level" integer NOT NULL,
	"kinds" jsonb NOT NULL,
	"is_about_other" boolean NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_quota_slots" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"asked" double precision[] NOT NULL,
	"open" jsonb NOT NULL,
	"tokens" integer NOT NULL,
	"tokens_since" double precision NOT NULL,
	"is_granted" boolean NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "user_documents" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_path" text NOT NULL,
	"file_size" bigint NOT NULL,
	"file_sha256" text,
	"file_type" text NOT NULL,
	"document_type" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "user_documents_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "user_documents_path_own" CHECK (file_path ~ ('^' || user_id::text || '/[A-Za-z0-9_-]{1,64}[.][a-z]{1,5}$'))
);
--> statement-breakpoint
ALTER TABLE "user_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "daily_checkins" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"rating" integer NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "daily_checkins_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "daily_checkins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "guide_readings" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"slug" text NOT NULL,
	"read" jsonb NOT NULL,
	"last_anchor" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guide_readings_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "guide_readings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "guide_ticks" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"items" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guide_ticks_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "guide_ticks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rehearsals" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"seconds" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rehearsals_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "rehearsals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "daily_moods" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"mood" integer NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "daily_moods_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "daily_moods_range" CHECK (mood between 1 and 10)
);
--> statement-breakpoint
ALTER TABLE "daily_moods" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "journal_entries" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"entry_text" text NOT NULL,
	"mood_rating" integer,
	"is_mood_set" boolean DEFAULT true NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "journal_entries_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "journal_entries_mood" CHECK (mood_rating between 1 and 10)
);
--> statement-breakpoint
ALTER TABLE "journal_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "journal_search_index" (
	"user_id" uuid NOT NULL,
	"word" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"entry_id" uuid NOT NULL,
	CONSTRAINT "journal_search_index_pk" PRIMARY KEY("user_id","word","written_at","entry_id")
);
--> statement-breakpoint
ALTER TABLE "journal_search_index" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "habit_days" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"habit_id" uuid NOT NULL,
	"done_on" date NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "habit_days_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "habit_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "habits" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"weekly_target" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "habits_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "habits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lifestyle_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"dollars" integer NOT NULL,
	"eaters" integer NOT NULL,
	"diets" jsonb NOT NULL,
	"pantry" jsonb NOT NULL,
	"distance_unit" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lifestyle_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lifestyle_weeks" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"ended_on" date NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"plan_id" uuid,
	"picture" jsonb NOT NULL,
	CONSTRAINT "lifestyle_weeks_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "lifestyle_weeks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "meal_plans" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"start_on" date NOT NULL,
	"dollars" integer NOT NULL,
	"eaters" integer NOT NULL,
	"diets" jsonb NOT NULL,
	"days" jsonb NOT NULL,
	"in_basket" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "meal_plans_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "meal_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "place_areas" (
	"area" text PRIMARY KEY NOT NULL,
	"places" jsonb NOT NULL,
	"as_of" text,
	"fetched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saving_spots" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"note" text NOT NULL,
	"address" text NOT NULL,
	"lat" double precision,
	"lon" double precision,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "saving_spots_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "saving_spots" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "achievements" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"achievement_type" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"points_earned" integer NOT NULL,
	"category" text NOT NULL,
	"earned_at" timestamp (3) with time zone NOT NULL,
	"claim_key" text,
	CONSTRAINT "achievements_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "achievements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_points" (
	"user_id" uuid NOT NULL,
	"total_points" integer DEFAULT 0 NOT NULL,
	"money_habit_points" integer DEFAULT 0 NOT NULL,
	"emotional_win_points" integer DEFAULT 0 NOT NULL,
	"level" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "user_points_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
ALTER TABLE "user_points" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "coach_counts" (
	"day" text NOT NULL,
	"level" integer NOT NULL,
	"cards" integer NOT NULL,
	CONSTRAINT "coach_counts_pk" PRIMARY KEY("day","level")
);
--> statement-breakpoint
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
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_queue" ADD CONSTRAINT "email_queue_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_rows" ADD CONSTRAINT "deleted_rows_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_amounts" ADD CONSTRAINT "budget_amounts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_bills" ADD CONSTRAINT "budget_bills_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_categories" ADD CONSTRAINT "budget_categories_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_expenses" ADD CONSTRAINT "budget_expenses_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_imports" ADD CONSTRAINT "budget_imports_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_payees" ADD CONSTRAINT "budget_payees_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_snapshots" ADD CONSTRAINT "budget_snapshots_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_start_dates" ADD CONSTRAINT "budget_start_dates_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_days" ADD CONSTRAINT "challenge_days_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_milestones" ADD CONSTRAINT "challenge_milestones_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_settings" ADD CONSTRAINT "challenge_settings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_quota_slots" ADD CONSTRAINT "coach_quota_slots_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debt_payments" ADD CONSTRAINT "debt_payments_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debt_settings" ADD CONSTRAINT "debt_settings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_contributions" ADD CONSTRAINT "goal_contributions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_goals" ADD CONSTRAINT "savings_goals_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_documents" ADD CONSTRAINT "user_documents_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_checkins" ADD CONSTRAINT "daily_checkins_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_readings" ADD CONSTRAINT "guide_readings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_ticks" ADD CONSTRAINT "guide_ticks_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rehearsals" ADD CONSTRAINT "rehearsals_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_moods" ADD CONSTRAINT "daily_moods_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_search_index" ADD CONSTRAINT "journal_search_index_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_days" ADD CONSTRAINT "habit_days_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_days" ADD CONSTRAINT "habit_days_habit" FOREIGN KEY ("user_id","habit_id") REFERENCES "public"."habits"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habits" ADD CONSTRAINT "habits_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lifestyle_settings" ADD CONSTRAINT "lifestyle_settings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lifestyle_weeks" ADD CONSTRAINT "lifestyle_weeks_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD CONSTRAINT "meal_plans_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saving_spots" ADD CONSTRAINT "saving_spots_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_points" ADD CONSTRAINT "user_points_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flag_analyzer_entries" ADD CONSTRAINT "flag_analyzer_entries_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relationship_checkins" ADD CONSTRAINT "relationship_checkins_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_plans" ADD CONSTRAINT "safety_plans_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user_id" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_addresses_one" ON "calendar_addresses" USING btree ("user_id","calendar_id");--> statement-breakpoint
CREATE INDEX "email_queue_user_id" ON "email_queue" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_queue_next_try_at" ON "email_queue" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "rate_limit_counters_ends_at" ON "rate_limit_counters" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "two_factor_user_id" ON "two_factor" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user_id" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "deleted_rows_deleted_at" ON "deleted_rows" USING btree ("deleted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "budget_amounts_month" ON "budget_amounts" USING btree ("user_id","category_id","month");--> statement-breakpoint
CREATE INDEX "budget_expenses_newest" ON "budget_expenses" USING btree ("user_id","spent_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "budget_expenses_sums" ON "budget_expenses" USING btree ("user_id","spent_on","category_id","amount_cents");--> statement-breakpoint
CREATE UNIQUE INDEX "budget_payees_name" ON "budget_payees" USING btree ("user_id","payee");--> statement-breakpoint
CREATE INDEX "budget_snapshots_newest" ON "budget_snapshots" USING btree ("user_id","month","taken_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_days_day" ON "challenge_days" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "challenge_days_marks" ON "challenge_days" USING btree ("user_id","day","mark");--> statement-breakpoint
CREATE INDEX "debt_payments_newest" ON "debt_payments" USING btree ("user_id","paid_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "debt_payments_debt" ON "debt_payments" USING btree ("user_id","debt_id");--> statement-breakpoint
CREATE INDEX "goal_contributions_newest" ON "goal_contributions" USING btree ("user_id","contributed_on" DESC NULLS LAST,"goal_id");--> statement-breakpoint
CREATE INDEX "user_documents_newest" ON "user_documents" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "user_documents_path" ON "user_documents" USING btree ("user_id","file_path");--> statement-breakpoint
CREATE UNIQUE INDEX "daily_checkins_day" ON "daily_checkins" USING btree ("user_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "guide_readings_slug" ON "guide_readings" USING btree ("user_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "guide_ticks_name" ON "guide_ticks" USING btree ("user_id","name");--> statement-breakpoint
CREATE INDEX "rehearsals_newest" ON "rehearsals" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "daily_moods_day" ON "daily_moods" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "journal_entries_newest" ON "journal_entries" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "journal_entries_origin" ON "journal_entries" USING btree ("user_id","kind","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"mood_rating","is_mood_set");--> statement-breakpoint
CREATE UNIQUE INDEX "habit_days_once" ON "habit_days" USING btree ("user_id","habit_id","done_on");--> statement-breakpoint
CREATE INDEX "habits_oldest" ON "habits" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "lifestyle_weeks_newest" ON "lifestyle_weeks" USING btree ("user_id","ended_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "meal_plans_newest" ON "meal_plans" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "meal_plans_one_open" ON "meal_plans" USING btree ("user_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "place_areas_fetched_at" ON "place_areas" USING btree ("fetched_at");--> statement-breakpoint
CREATE INDEX "achievements_newest" ON "achievements" USING btree ("user_id","earned_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "achievements_claim" ON "achievements" USING btree ("user_id","claim_key");--> statement-breakpoint
CREATE INDEX "flag_analyzer_entries_newest" ON "flag_analyzer_entries" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "relationship_checkins_week" ON "relationship_checkins" USING btree ("user_id","week");--> statement-breakpoint
CREATE POLICY "idempotency_keys_own_rows" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "deleted_rows_own_rows" ON "deleted_rows" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "reminders_own_rows" ON "reminders" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "calendars_own_rows" ON "calendars" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "budget_amounts_own_rows" ON "budget_amounts" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "budget_bills_own_rows" ON "budget_bills" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "budget_categories_own_rows" ON "budget_categories" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "budget_expenses_own_rows" ON "budget_expenses" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "budget_imports_own_rows" ON "budget_imports" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "budget_payees_own_rows" ON "budget_payees" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "budget_snapshots_own_rows" ON "budget_snapshots" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "budget_start_dates_own_rows" ON "budget_start_dates" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "challenge_days_own_rows" ON "challenge_days" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "challenge_milestones_own_rows" ON "challenge_milestones" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "challenge_settings_own_rows" ON "challenge_settings" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "debt_payments_own_rows" ON "debt_payments" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "debt_settings_own_rows" ON "debt_settings" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "debts_own_rows" ON "debts" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "goal_contributions_own_rows" ON "goal_contributions" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "savings_goals_own_rows" ON "savings_goals" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "user_documents_own_rows" ON "user_documents" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "daily_checkins_own_rows" ON "daily_checkins" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "guide_readings_own_rows" ON "guide_readings" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "guide_ticks_own_rows" ON "guide_ticks" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "rehearsals_own_rows" ON "rehearsals" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "daily_moods_own_rows" ON "daily_moods" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "journal_entries_own_rows" ON "journal_entries" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "journal_search_index_own_rows" ON "journal_search_index" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "habit_days_own_rows" ON "habit_days" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "habits_own_rows" ON "habits" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "lifestyle_settings_own_rows" ON "lifestyle_settings" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "lifestyle_weeks_own_rows" ON "lifestyle_weeks" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "meal_plans_own_rows" ON "meal_plans" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saving_spots_own_rows" ON "saving_spots" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "achievements_own_rows" ON "achievements" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "user_points_own_rows" ON "user_points" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "flag_analyzer_entries_own_rows" ON "flag_analyzer_entries" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "relationship_checkins_own_rows" ON "relationship_checkins" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "safety_plans_own_rows" ON "safety_plans" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "idempotency_keys" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "idempotency_keys" TO app_user;--> statement-breakpoint
CREATE POLICY "idempotency_keys_operator" ON "idempotency_keys" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "deleted_rows" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "deleted_rows" TO app_user;--> statement-breakpoint
CREATE POLICY "deleted_rows_operator" ON "deleted_rows" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "reminders" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "reminders" TO app_user;--> statement-breakpoint
CREATE POLICY "reminders_operator" ON "reminders" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "calendars" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "calendars" TO app_user;--> statement-breakpoint
CREATE POLICY "calendars_operator" ON "calendars" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "budget_amounts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "budget_amounts" TO app_user;--> statement-breakpoint
CREATE POLICY "budget_amounts_operator" ON "budget_amounts" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "budget_bills" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "budget_bills" TO app_user;--> statement-breakpoint
CREATE POLICY "budget_bills_operator" ON "budget_bills" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "budget_categories" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "budget_categories" TO app_user;--> statement-breakpoint
CREATE POLICY "budget_categories_operator" ON "budget_categories" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "budget_expenses" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "budget_expenses" TO app_user;--> statement-breakpoint
CREATE POLICY "budget_expenses_operator" ON "budget_expenses" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "budget_imports" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "budget_imports" TO app_user;--> statement-breakpoint
CREATE POLICY "budget_imports_operator" ON "budget_imports" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "budget_payees" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "budget_payees" TO app_user;--> statement-breakpoint
CREATE POLICY "budget_payees_operator" ON "budget_payees" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "budget_snapshots" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "budget_snapshots" TO app_user;--> statement-breakpoint
CREATE POLICY "budget_snapshots_operator" ON "budget_snapshots" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "budget_start_dates" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "budget_start_dates" TO app_user;--> statement-breakpoint
CREATE POLICY "budget_start_dates_operator" ON "budget_start_dates" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "challenge_days" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "challenge_days" TO app_user;--> statement-breakpoint
CREATE POLICY "challenge_days_operator" ON "challenge_days" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "challenge_milestones" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "challenge_milestones" TO app_user;--> statement-breakpoint
CREATE POLICY "challenge_milestones_operator" ON "challenge_milestones" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "challenge_settings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "challenge_settings" TO app_user;--> statement-breakpoint
CREATE POLICY "challenge_settings_operator" ON "challenge_settings" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "debt_payments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "debt_payments" TO app_user;--> statement-breakpoint
CREATE POLICY "debt_payments_operator" ON "debt_payments" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "debt_settings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "debt_settings" TO app_user;--> statement-breakpoint
CREATE POLICY "debt_settings_operator" ON "debt_settings" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "debts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "debts" TO app_user;--> statement-breakpoint
CREATE POLICY "debts_operator" ON "debts" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "goal_contributions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "goal_contributions" TO app_user;--> statement-breakpoint
CREATE POLICY "goal_contributions_operator" ON "goal_contributions" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "savings_goals" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "savings_goals" TO app_user;--> statement-breakpoint
CREATE POLICY "savings_goals_operator" ON "savings_goals" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "user_documents" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "user_documents" TO app_user;--> statement-breakpoint
CREATE POLICY "user_documents_operator" ON "user_documents" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "daily_checkins" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "daily_checkins" TO app_user;--> statement-breakpoint
CREATE POLICY "daily_checkins_operator" ON "daily_checkins" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "guide_readings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "guide_readings" TO app_user;--> statement-breakpoint
CREATE POLICY "guide_readings_operator" ON "guide_readings" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "guide_ticks" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "guide_ticks" TO app_user;--> statement-breakpoint
CREATE POLICY "guide_ticks_operator" ON "guide_ticks" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "rehearsals" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "rehearsals" TO app_user;--> statement-breakpoint
CREATE POLICY "rehearsals_operator" ON "rehearsals" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "daily_moods" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "daily_moods" TO app_user;--> statement-breakpoint
CREATE POLICY "daily_moods_operator" ON "daily_moods" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "journal_entries" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "journal_entries" TO app_user;--> statement-breakpoint
CREATE POLICY "journal_entries_operator" ON "journal_entries" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "journal_search_index" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "journal_search_index" TO app_user;--> statement-breakpoint
CREATE POLICY "journal_search_index_operator" ON "journal_search_index" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "habit_days" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "habit_days" TO app_user;--> statement-breakpoint
CREATE POLICY "habit_days_operator" ON "habit_days" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "habits" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "habits" TO app_user;--> statement-breakpoint
CREATE POLICY "habits_operator" ON "habits" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "lifestyle_settings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "lifestyle_settings" TO app_user;--> statement-breakpoint
CREATE POLICY "lifestyle_settings_operator" ON "lifestyle_settings" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "lifestyle_weeks" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "lifestyle_weeks" TO app_user;--> statement-breakpoint
CREATE POLICY "lifestyle_weeks_operator" ON "lifestyle_weeks" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "meal_plans" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "meal_plans" TO app_user;--> statement-breakpoint
CREATE POLICY "meal_plans_operator" ON "meal_plans" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "saving_spots" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "saving_spots" TO app_user;--> statement-breakpoint
CREATE POLICY "saving_spots_operator" ON "saving_spots" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "achievements" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "achievements" TO app_user;--> statement-breakpoint
CREATE POLICY "achievements_operator" ON "achievements" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "user_points" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "user_points" TO app_user;--> statement-breakpoint
CREATE POLICY "user_points_operator" ON "user_points" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "flag_analyzer_entries" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "flag_analyzer_entries" TO app_user;--> statement-breakpoint
CREATE POLICY "flag_analyzer_entries_operator" ON "flag_analyzer_entries" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "relationship_checkins" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "relationship_checkins" TO app_user;--> statement-breakpoint
CREATE POLICY "relationship_checkins_operator" ON "relationship_checkins" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');--> statement-breakpoint
ALTER TABLE "safety_plans" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "safety_plans" TO app_user;--> statement-breakpoint
CREATE POLICY "safety_plans_operator" ON "safety_plans" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.notify_member_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_TABLE_NAME = 'user' THEN
    PERFORM pg_notify('member_changed', coalesce(OLD.id, NEW.id)::text);
  ELSE
    PERFORM pg_notify('member_changed', coalesce(OLD.user_id, NEW.user_id)::text);
  END IF;
  RETURN NULL;
END $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.index_journal_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM journal_search_index w USING unnest(search_words_in(OLD.entry_text)) AS gone
    WHERE w.user_id = OLD.user_id AND w.word = gone AND w.written_at = OLD.created_at AND w.entry_id = OLD.id;
  END IF;
  INSERT INTO journal_search_index (user_id, word, written_at, entry_id)
  SELECT NEW.user_id, word, NEW.created_at, NEW.id FROM unnest(search_words_in(NEW.entry_text)) AS word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.unindex_journal_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- an account that is being deleted takes its words along by itself; the app's role may not even look
  IF current_user <> 'app_user' THEN
    IF NOT EXISTS (SELECT FROM "user" u JOIN gone g ON u.id = g.user_id) THEN RETURN NULL; END IF;
  END IF;
  IF (SELECT count(*) FROM (SELECT FROM gone LIMIT 1001) few) <= 1000 THEN
    DELETE FROM journal_search_index w
    USING (SELECT g.user_id, g.id, g.created_at, word FROM gone g, unnest(search_words_in(g.entry_text)) AS word) g
    WHERE w.user_id = g.user_id AND w.word = g.word AND w.written_at = g.created_at AND w.entry_id = g.id;
  ELSE
    -- many pages: one walk over the words is quicker than looking each up. Planned anew, for as many as there are this time.
    EXECUTE 'DELETE FROM journal_search_index w USING gone g WHERE w.user_id = g.user_id AND w.entry_id = g.id';
  END IF;
  RETURN NULL;
END $function$;
--> statement-breakpoint
CREATE TRIGGER journal_search_index_changed AFTER UPDATE OF user_id, id, entry_text, created_at ON journal_entries FOR EACH ROW WHEN (((((old.user_id IS DISTINCT FROM new.user_id) OR (old.id IS DISTINCT FROM new.id)) OR (old.entry_text IS DISTINCT FROM new.entry_text)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION index_journal_entry();
--> statement-breakpoint
CREATE TRIGGER journal_search_index_gone AFTER DELETE ON journal_entries REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION unindex_journal_entries();
--> statement-breakpoint
CREATE TRIGGER journal_search_index_new AFTER INSERT ON journal_entries FOR EACH ROW EXECUTE FUNCTION index_journal_entry();
--> statement-breakpoint
CREATE TRIGGER session_changed AFTER DELETE OR UPDATE ON session FOR EACH ROW EXECUTE FUNCTION notify_member_changed();
--> statement-breakpoint
CREATE TRIGGER user_changed AFTER DELETE OR UPDATE ON "user" FOR EACH ROW EXECUTE FUNCTION notify_member_changed();
--> statement-breakpoint
-- For the owner alone, by role: a member's transaction that resets its role is another role than app_user and must not pass.
CREATE POLICY deleted_rows_sweep ON "deleted_rows" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'sweep');
