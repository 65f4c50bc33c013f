-- Two supervisors on a call belong to ENTERPRISE (defaults 12.5): copies of before know of it without waiting for the plan's next
-- event. Row security holds for the owner of the table, too, and nobody is a workspace here.
ALTER TABLE subscription_copy NO FORCE ROW LEVEL SECURITY;
UPDATE subscription_copy SET features = array_append(features, 'SECOND_SUPERVISOR')
  WHERE plan = 'ENTERPRISE' AND NOT 'SECOND_SUPERVISOR' = ANY (features);
UPDATE subscription_copy SET plans_with = plans_with || '{"SECOND_SUPERVISOR": "ENTERPRISE"}'
  WHERE plan <> 'ENTERPRISE';
ALTER TABLE subscription_copy FORCE ROW LEVEL SECURITY;
