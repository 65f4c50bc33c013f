/** Values of a feature that a plan does not have (defaults 3.1). */
const ABSENT = new Set(['', '0', 'false', 'NONE']);

interface OfferedPlan {
  readonly displayName: string;
  readonly price: number;
  readonly period: string;
  readonly subscriptionFeatures: readonly { readonly name: string; readonly value: string }[];
}

/**
 * What to say where a workspace's plan lacks a feature: the cheapest plan of the same period that has it.
 * @param had features of the workspace's plan; undefined: not known, so nothing is held back
 * @param value what the feature has to be, where plans have more or less of it
 * @returns undefined when nothing is lacking; an empty name when no plan of the period has it
 */
export function missingPlan(
  feature: string,
  had: readonly string[] | undefined,
  plans: readonly OfferedPlan[],
  period: string,
  value?: string,
): { readonly name: string } | undefined {
  if (had === undefined || had.includes(feature)) return undefined;
  const [cheapest] = plans
    .filter((plan) => plan.period === period)
    .filter(({ subscriptionFeatures }) =>
      subscriptionFeatures.some(
        (offered) =>
          offered.name === feature && (value === undefined ? !ABSENT.has(offered.value) : offered.value === value),
      ),
    )
    .toSorted((a, b) => a.price - b.price);
  return { name: cheapest?.displayName ?? '' };
}
