SELECT set_config('app.job', 'operator', true);--> statement-breakpoint
UPDATE "debts" SET paid_cents = 0, version = version + 1 WHERE paid_cents < 0;--> statement-breakpoint
UPDATE "deleted_rows" SET row = row || jsonb_build_object('paid_cents', 0) WHERE table_name = 'debts' AND (row->>'paid_cents')::bigint < 0;--> statement-breakpoint
DELETE FROM "debt_payments" p WHERE NOT EXISTS (SELECT 1 FROM "debts" d WHERE d.user_id = p.user_id AND d.id = p.debt_id) AND NOT EXISTS (SELECT 1 FROM "deleted_rows" d WHERE d.user_id = p.user_id AND d.id = p.debt_id);--> statement-breakpoint
DELETE FROM "goal_contributions" c WHERE NOT EXISTS (SELECT 1 FROM "savings_goals" g WHERE g.user_id = c.user_id AND g.id = c.goal_id) AND NOT EXISTS (SELECT 1 FROM "deleted_rows" d WHERE d.user_id = c.user_id AND d.id = c.goal_id);--> statement-breakpoint
SELECT set_config('app.job', '', true);--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_paid" CHECK (paid_cents >= 0);
