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
