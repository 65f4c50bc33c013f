import { Refusal } from '../errors/index.ts';
import type { Principal } from './principal.ts';

/** Words of a feature's name that are written in capitals. */
const CAPITALS = /\b(ivr|sms|sip|api)\b/g;

/** BUSINESS → Business: a plan as people call it. */
export const planWord = (name: string): string => name.charAt(0) + name.slice(1).toLowerCase();

/** CALL_RECORDING → call recording. */
const featureWords = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(CAPITALS, (word) => word.toUpperCase());

/**
 * The refusal for what the workspace's plan lacks: names the feature, the plan, and the cheapest plan that has the feature as
 * far as the principal knows it (defaults 3.1). Only the OWNER changes plans (defaults 2.2).
 * @param field the input field that asks for the feature
 * @param words what is missing, where a plan has some of the feature and too little of it
 */
export function featureMissing(
  { plan, plansWith }: Pick<Principal, 'plan' | 'plansWith'>,
  feature: string,
  field?: string,
  words = featureWords(feature),
): Refusal {
  const requiredPlan = plansWith?.[feature];
  const has = requiredPlan ? ` ${planWord(requiredPlan)} is the cheapest plan that does.` : '';
  return new Refusal({
    code: 'FEATURE_NOT_IN_PLAN',
    message: `The ${planWord(plan)} plan doesn’t include ${words}.${has} The owner can change the plan.`,
    field,
    why: {
      check: 'feature',
      required: requiredPlan ? `${feature}:${requiredPlan}` : feature,
      current: plan,
      whoCanFix: ['OWNER'],
    },
    details: { feature, currentPlan: plan, ...(requiredPlan ? { requiredPlan } : {}) },
  });
}
