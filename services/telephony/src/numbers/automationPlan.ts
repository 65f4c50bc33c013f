import { featureMissing, type Principal } from '@ringline/kit/auth';
import { type PlanValues, recordsByItself } from './planValues.ts';

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

/**
 * That a number records by itself needs more of the feature than to record on demand, which a principal does not tell apart: the plan's
 * copy does. What makes it AUTOMATIC comes with the same plans as menus do.
 * @throws Refusal FEATURE_NOT_IN_PLAN
 */
export function assertMayRecordByItself({ features, plan, plansWith = {} }: Principal, values: PlanValues): void {
  if (features.includes('CALL_RECORDING') && recordsByItself(values)) return;
  const automaticWith = plansWith['IVR'] ?? plansWith['CALL_RECORDING'];
  const known = { plan, plansWith: automaticWith ? { CALL_RECORDING: automaticWith } : {} };
  throw featureMissing(known, 'CALL_RECORDING', 'enableCallRecording', 'the recording of every call');
}
