-- For the owner alone, by role: a member's transaction that resets its role is another role than app_user and must not pass.
DROP POLICY deleted_rows_sweep ON "deleted_rows";--> statement-breakpoint
CREATE POLICY deleted_rows_sweep ON "deleted_rows" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'sweep');
