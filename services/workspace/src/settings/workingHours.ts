/** When calls may come to a member: weekly blocks on the clocks of a zone (defaults 10, "User schedule"). */
import type { MessageInitShape } from '@bufbuild/protobuf';
import { defaultHours, parseHours, type WeeklyHours } from '@ringline/kit/hours';
import type { WorkingHoursSchema } from '@ringline/proto/workspace/v1/workspaces_pb';

export type WorkingHours = WeeklyHours;
export const defaultWorkingHours = defaultHours;

/** @throws Refusal VALIDATION_FAILED, HOURS_OVERLAP */
export const parseWorkingHours = (given: WorkingHours): WorkingHours =>
  parseHours(
    given,
    'settings.workingHours',
    'Give at least one block in the week, or switch your hours off: without one you could never be rung.',
  );

/** Hours as the contract shows them. */
export const toWorkingHours = ({
  enabled,
  timezone,
  days,
}: WorkingHours): MessageInitShape<typeof WorkingHoursSchema> => ({
  enabled,
  timezone,
  days: days.map(({ weekday, blocks }) => ({ weekday, blocks: blocks.map((block) => ({ ...block })) })),
});
