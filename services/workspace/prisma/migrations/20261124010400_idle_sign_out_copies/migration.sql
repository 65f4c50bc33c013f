-- What 20261124010100 meant for all workspaces, and did for none: their rows are hidden from the owner, too.
ALTER TABLE subscription_copy NO FORCE ROW LEVEL SECURITY;
UPDATE subscription_copy SET features = array_append(features, 'IDLE_SIGN_OUT')
  WHERE plan IN ('BUSINESS', 'ENTERPRISE') AND NOT 'IDLE_SIGN_OUT' = ANY (features);
UPDATE subscription_copy SET plans_with = plans_with || '{"IDLE_SIGN_OUT": "BUSINESS"}'
  WHERE plan IN ('FREE', 'STARTER');
ALTER TABLE subscription_copy FORCE ROW LEVEL SECURITY;
