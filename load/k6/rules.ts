/** What every k6 script must have, whatever it measures. */
import { z } from 'zod';

const optionsSchema = z.looseObject({
  scenarios: z.record(z.string(), z.looseObject({ executor: z.string() })).default({}),
  thresholds: z.record(z.string(), z.array(z.string()).min(1)).default({}),
});

/** Load arrives whether or not the product keeps up (open model). */
const OPEN = new Set(['constant-arrival-rate', 'ramping-arrival-rate']);
/** Sockets that stay open for the whole run are no arrivals. */
const STANDING = 'per-vu-iterations';

/** @returns what is wrong with a script's options, in words; empty when nothing */
export function problemsOf(options: unknown): string[] {
  const parsed = optionsSchema.safeParse(options ?? {});
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const { scenarios, thresholds } = parsed.data;
  const problems: string[] = [];
  if (Object.keys(thresholds).length === 0) problems.push('it has no thresholds: a run would always be good');
  if (!('dropped_iterations' in thresholds))
    problems.push('it has no threshold for dropped_iterations: load that was never sent would count as served');
  const executors = Object.values(scenarios).map(({ executor }) => executor);
  if (!executors.some((executor) => OPEN.has(executor))) problems.push('no scenario is an open model (…-arrival-rate)');
  const closed = executors.filter((executor) => !OPEN.has(executor) && executor !== STANDING);
  if (closed.length > 0) problems.push(`${closed.join(', ')} waits for the product, and so hides how slow it is`);
  return problems;
}
