CREATE TABLE "push_devices" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"endpoint_hash" text NOT NULL,
	"encrypted" text NOT NULL,
	"session_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_detailed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "push_devices_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "push_devices_endpoint_hash_unique" UNIQUE("endpoint_hash")
);
--> statement-breakpoint
CREATE TABLE "push_queue" (
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
	CONSTRAINT "push_queue_once_key_unique" UNIQUE("once_key")
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "reminders_next_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "habits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "weekly" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "month_end" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "by_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "habits_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "weekly_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "month_end_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_queue" ADD CONSTRAINT "push_queue_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_queue_user_id" ON "push_queue" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_queue_next_try_at" ON "push_queue" USING btree ("next_try_at");