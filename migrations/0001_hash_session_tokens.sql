ALTER TABLE "session" RENAME COLUMN "token" TO "token_hash";--> statement-breakpoint
ALTER TABLE "session" DROP CONSTRAINT "session_token_unique";--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash");--> statement-breakpoint
-- base64url without padding, as the server writes it: whoever is signed in stays so
UPDATE "session" SET "token_hash" = rtrim(translate(encode(sha256(convert_to("token_hash", 'UTF8')), 'base64'), '+/', '-_'), '=');
