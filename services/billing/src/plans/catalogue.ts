import { readFileSync } from 'node:fs';
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { SubscriptionPlanSchema } from '@ringline/proto/billing/v1/billing_pb';
import { z } from 'zod';

/** Features of defaults 3.1, at least: a catalogue may gate more. */
const FEATURE_COUNT = 29;

const featureValue = z.union([z.boolean(), z.number().int(), z.string().min(1)]);
const PLAN_NAMES = ['FREE', 'STARTER', 'BUSINESS', 'ENTERPRISE'] as const;

const catalogueFile = z
  .object({
    currency: z.literal('USD'),
    fairUseMinutesPerSeat: z.number().int().positive(),
    testAllowance: z.object({ minutes: z.number().int().min(0), texts: z.number().int().min(0) }),
    // Cents; how often in a day, and how much in a month.
    autoTopup: z
      .object({
        belowMinor: z.number().int().positive(),
        amountMinor: z.number().int().min(1_000).max(100_000),
        perDay: z.number().int().positive(),
        perMonthMinor: z.number().int().positive(),
      })
      .default({ belowMinor: 1_000, amountMinor: 2_000, perDay: 3, perMonthMinor: 20_000 }),
    features: z
      .array(
        z.object({
          name: z.string(),
          category: z.enum(['CORE', 'CALLS', 'ANALYTICS_AND_AI', 'MESSAGES', 'INTEGRATIONS']),
          type: z.enum(['money', 'int', 'bool', 'enum', 'set']),
          text: z.string(),
          none: z.string(),
          unlimited: z.string().optional(),
        }),
      )
      .min(FEATURE_COUNT),
    plans: z
      .array(
        z.object({
          name: z.enum(PLAN_NAMES),
          displayName: z.string(),
          description: z.string(),
          monthlyMinor: z.number().int().min(0),
          yearlyMinor: z.number().int().positive().nullable(),
          features: z.record(z.string(), featureValue),
        }),
      )
      .length(PLAN_NAMES.length),
  })
  .superRefine((file, context) => {
    for (const plan of file.plans) {
      for (const { name, type } of file.features) {
        const value = plan.features[name];
        const expected = type === 'bool' ? 'boolean' : type === 'enum' || type === 'set' ? 'string' : 'number';
        if (typeof value !== expected)
          context.addIssue({
            code: 'custom',
            message: `${plan.name}.${name} must be a ${expected}, not ${JSON.stringify(value)}`,
          });
      }
      const unknown = Object.keys(plan.features).filter(
        (name) => !file.features.some((feature) => feature.name === name),
      );
      if (unknown.length > 0)
        context.addIssue({
          code: 'custom',
          message: `${plan.name} has features without a description: ${unknown.join(', ')}`,
        });
    }
  });

export type PlanName = (typeof PLAN_NAMES)[number];
export type Period = 'MONTHLY' | 'YEARLY';
export type Plan = z.infer<typeof catalogueFile>['plans'][number];
export type Catalogue = ReturnType<typeof loadCatalogue>;

/** The plan that all have where nothing is billed (defaults 3.1). */
const PLAN_OF_ALL: PlanName = 'ENTERPRISE';
const OWN_FILE = new URL('../../config/plans.json', import.meta.url);

/**
 * Reads the plan catalogue.
 * @param file the operator's; left out: our own
 * @param unbilled nothing is sold: everybody has the largest plan, within the limits of the operator's file, or without what has no end
 * @throws ZodError naming what is wrong with the file.
 */
export function loadCatalogue(file?: string | URL, unbilled = false) {
  const data = catalogueFile.parse(JSON.parse(readFileSync(file ?? OWN_FILE, 'utf8')));

  const plan = (name: string): Plan => {
    const found = data.plans.find((each) => each.name === name);
    if (!found) throw new Error(`There is no plan ${name}`);
    return found;
  };
  /** Value of a numeric feature; -1 is unlimited. */
  const limit = (name: string, feature: string): number => Number(plan(name).features[feature]);

  const priceOf = ({ monthlyMinor, yearlyMinor }: Plan, period: Period): number | null =>
    period === 'YEARLY' ? yearlyMinor : monthlyMinor;
  /** Name of the cheapest plan of a period that has a feature (defaults 3.1); empty when none has. */
  const cheapestWith = (feature: string, period: Period): string => {
    const having = data.plans.flatMap((each) => {
      const price = priceOf(each, period);
      return price !== null && has(String(each.features[feature])) ? [{ name: each.name, price }] : [];
    });
    return having.toSorted((a, b) => a.price - b.price)[0]?.name ?? '';
  };

  return {
    data,
    plan,
    limit,
    unbilled,
    /** The plan whose features and limits hold for whoever is on this one. */
    planInForce: (name: string): string => (unbilled ? PLAN_OF_ALL : name),
    /** A plan as RPC and events tell it. @param more what a coupon adds to numbers that are limited, by feature */
    describe(
      name: string,
      period: Period,
      more: Readonly<Record<string, number>> = {},
    ): MessageInitShape<typeof SubscriptionPlanSchema> {
      const { displayName, description, features } = plan(name);
      const priceMinor = unbilled ? 0 : (priceOf(plan(name), period) ?? 0);
      const price = (priceMinor / 100).toLocaleString('en-US', {
        style: 'currency',
        currency: data.currency,
        trailingZeroDisplay: 'stripIfInteger',
      });
      return {
        id: `${name}_${period}`,
        name,
        displayName,
        description,
        priceMinor: BigInt(priceMinor),
        currency: data.currency,
        priceDescription: unbilled
          ? ''
          : priceMinor === 0
            ? 'Free'
            : `${price} per seat and ${period === 'YEARLY' ? 'year' : 'month'}`,
        period,
        subscriptionFeatures: data.features.map((feature) => {
          const isEndless = unbilled && file === undefined && feature.type === 'int' && feature.unlimited !== undefined;
          const own = isEndless ? -1 : features[feature.name];
          const added = typeof own === 'number' && own >= 0 ? own + (more[feature.name] ?? 0) : own;
          const value = String(added);
          return {
            name: feature.name,
            value,
            displayText: displayText(feature, value),
            category: feature.category,
            cheapestPlan: has(value) ? '' : cheapestWith(feature.name, period),
          };
        }),
      };
    },
    /** Every plan in every period in which it is sold, cheapest first. */
    offers(): { name: PlanName; period: Period }[] {
      return data.plans.flatMap(({ name, yearlyMinor }) => [
        { name, period: 'MONTHLY' as const },
        ...(yearlyMinor === null ? [] : [{ name, period: 'YEARLY' as const }]),
      ]);
    },
    /** Cents per seat and cycle. @throws Error for a plan that is not sold by this period */
    priceMinor(name: PlanName, period: Period): bigint {
      const price = priceOf(plan(name), period);
      if (price === null) throw new Error(`${name} is not sold by ${period}`);
      return BigInt(price);
    },
    /** Plan and period of an id such as BUSINESS_MONTHLY; undefined where nothing is sold by it. */
    offerOf(id: string): { name: PlanName; period: Period } | undefined {
      return this.offers().find(({ name, period }) => `${name}_${period}` === id);
    },
    /** What an invoice calls a plan; anything else has the name that it came with. */
    displayNameOf(id: string): string {
      const offer = this.offerOf(id);
      return offer ? plan(offer.name).displayName : id;
    },
    /** What the pools of a subscription hold after a renewal (defaults 5.3): seconds of calls and segments of texts. */
    pools(name: string, seats: number): { seconds: bigint; texts: bigint } {
      const minutes = limit(name, 'FREE_MONTHLY_CALLING_MINUTES');
      const texts = limit(name, 'FREE_MONTHLY_SMS_MESSAGES');
      return {
        seconds: BigInt((minutes === -1 ? data.fairUseMinutesPerSeat : minutes) * 60 * seats),
        texts: BigInt(Math.max(texts, 0) * seats),
      };
    },
  };
}

/** Whether a feature's value means that the plan has it. */
const has = (value: string): boolean => !['false', '0', 'NONE'].includes(value);

function displayText(
  { type, text, none, unlimited }: { type: string; text: string; none: string; unlimited?: string | undefined },
  value: string,
): string {
  if (!has(value)) return none;
  if (value === '-1') return unlimited ?? text;
  if (type === 'enum') return text.replace('{value}', value.toLowerCase().replaceAll('_', ' '));
  return text.replace('{value}', type === 'set' ? value.replaceAll(',', ', ') : value);
}
