-- Rows that stand already are left as they are, so that a server with such rows still starts: they are never read, and ops verify names them.
ALTER TABLE "user_documents" ADD CONSTRAINT "user_documents_path_own" CHECK (file_path ~ ('^' || user_id::text || '/[A-Za-z0-9_-]{1,64}[.][a-z]{1,5}$')) NOT VALID;
