import type { NumbersPageQuery$data } from '../../__generated__/NumbersPageQuery.graphql.ts';

type Number = NumbersPageQuery$data['fetchWorkspacePhoneNumbers']['data'][number];
/** What the hours of a number's settings have in common; ALWAYS: there are none. */
export type HoursType = NonNullable<NonNullable<Number['callWorkFlow']>['businessHoursType']> | 'ALWAYS';

/**
 * When a number is open by the steps of its live flow: a step may have hours of its own, or ask for those of the settings, which
 * a flow without such a step never does.
 * @param settings the hours of the settings
 */
export function flowHours(
  live: readonly { readonly kind: string; readonly hours: unknown }[] | undefined,
  settings: HoursType,
): HoursType | 'flow' {
  if (live === undefined) return settings;
  const asking = live.filter(({ kind }) => kind === 'HOURS');
  if (asking.some(({ hours }) => hours !== null && hours !== undefined)) return 'flow';
  return asking.length > 0 ? settings : 'ALWAYS';
}
