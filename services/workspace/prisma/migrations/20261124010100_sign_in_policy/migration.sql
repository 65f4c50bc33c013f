-- What a workspace asks of its members' passwords, and after how long without activity they are signed out (0: never).
ALTER TABLE workspace
  ADD COLUMN strict_passwords boolean NOT NULL DEFAULT false,
  ADD COLUMN idle_sign_out_minutes integer NOT NULL DEFAULT 0
    CHECK (idle_sign_out_minutes = 0 OR idle_sign_out_minutes BETWEEN 15 AND 1440);

-- Copies of before know nothing of the feature; billing tells it anew when a subscription changes next.
UPDATE subscription_copy SET features = array_append(features, 'IDLE_SIGN_OUT')
  WHERE plan IN ('BUSINESS', 'ENTERPRISE') AND NOT 'IDLE_SIGN_OUT' = ANY (features);
UPDATE subscription_copy SET plans_with = plans_with || '{"IDLE_SIGN_OUT": "BUSINESS"}'
  WHERE plan IN ('FREE', 'STARTER');
