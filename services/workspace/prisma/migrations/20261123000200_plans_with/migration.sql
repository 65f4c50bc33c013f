-- A refusal of what the plan lacks names the cheapest plan that has it: feature → plan, for features that the plan lacks.
ALTER TABLE subscription_copy ADD COLUMN plans_with jsonb NOT NULL DEFAULT '{}';
