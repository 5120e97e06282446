-- Backups, restores and checks go over all members at once. The policy holds for the owner of the tables alone (CURRENT_USER is
-- who migrates), and only while a transaction says so; the app's role is no member of that role, so nothing opens for it.
DO $$ DECLARE one record; BEGIN
  FOR one IN SELECT c.relname AS name FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relrowsecurity
      AND NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = c.relname || '_operator')
  LOOP
    EXECUTE format('CREATE POLICY %I ON %I FOR ALL TO CURRENT_USER USING (current_setting(''app.job'', true) = ''operator'')', one.name || '_operator', one.name);
  END LOOP;
END $$;
