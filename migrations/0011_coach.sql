CREATE TABLE "coach_counts" (
	"day" text NOT NULL,
	"level" integer NOT NULL,
	"cards" integer NOT NULL,
	CONSTRAINT "coach_counts_pk" PRIMARY KEY("day","level")
);
--> statement-breakpoint
CREATE TABLE "coach_levels" (
	"key" text PRIMARY KEY NOT NULL,
	"level" integer NOT NULL,
	"kinds" jsonb NOT NULL,
	"is_about_other" boolean NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_turns" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"asked" double precision[] NOT NULL,
	"open" jsonb NOT NULL,
	"tokens" integer NOT NULL,
	"tokens_since" double precision NOT NULL,
	"is_granted" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coach_turns" ADD CONSTRAINT "coach_turns_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;