SELECT set_config('app.job', 'operator', true);--> statement-breakpoint
UPDATE "debts" SET paid_cents = 0, version = version + 1 WHERE paid_cents < 0;--> statement-breakpoint
UPDATE "deleted_rows" SET row = row || jsonb_build_object('paid_cents', 0) WHERE table_name = 'debts' AND (row->>'paid_cents')::bigint < 0;--> statement-breakpoint
SELECT set_config('app.job', '', true);--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_paid" CHECK (paid_cents >= 0);
