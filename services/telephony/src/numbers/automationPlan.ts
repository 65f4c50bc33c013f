import { featureMissing, type Principal } from '@ringline/kit/auth';

/**
 * A principal names the plan's features and not their values: what makes CALL_AUTOMATION FULL comes with the same plans as
 * menus do (defaults 3.1).
 * @throws Refusal FEATURE_NOT_IN_PLAN
 */
export function assertMayAutomate({ features, plan, plansWith = {} }: Principal, field?: string): void {
  if (features.includes('CALL_AUTOMATION') && features.includes('IVR')) return;
  const fullWith = plansWith['CALL_AUTOMATION'] ?? plansWith['IVR'];
  throw featureMissing({ plan, plansWith: fullWith ? { CALL_AUTOMATION: fullWith } : {} }, 'CALL_AUTOMATION', field);
}
