CREATE INDEX CONCURRENTLY signup_of_web_form ON signup (workspace_id, web_form_id, match_key, asked_at DESC) WHERE web_form_id IS NOT NULL;
