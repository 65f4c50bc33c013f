-- What the reconciler has yet to roll up.
CREATE INDEX CONCURRENTLY usage_unnoted ON usage (workspace_id) WHERE NOT noted;
