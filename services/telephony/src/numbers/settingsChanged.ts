/** What of a number's settings differs, in words that the audit log keeps. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { WeeklyHours } from '@ringline/kit/hours';
import type { NumberChangeSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { FlowDetails } from '../calls/engine/flow/config.ts';
import type { Unit } from '../context.ts';
import type { PhoneNumber } from '../generated/prisma/client.ts';
import { hoursOf } from '../hours/hoursOf.ts';
import { emergencyAddressInWords } from './emergencyAddress.ts';
import { flowInWords, namesOf } from './flowInWords.ts';

/** Field by field, what was and what is; teams by their names. */
export async function settingsChanged(
  { tx, workspaceId }: Unit,
  before: PhoneNumber,
  after: PhoneNumber,
): Promise<MessageInitShape<typeof NumberChangeSchema>[]> {
  const teams = await tx.teamCopy.findMany({
    where: { workspaceId, id: { in: [before.teamId, after.teamId] } },
    select: { id: true, name: true },
  });
  const named = await namesOf({ tx, workspaceId }, [before, after]);
  const shown = (number: PhoneNumber): Record<string, string> => ({
    name: number.name,
    webNumberUrl: number.webUrl,
    team: teams.find(({ id }) => id === number.teamId)?.name ?? number.teamId,
    timeout: String(number.timeoutSeconds),
    greeting: String(number.playGreeting),
    voicemail: String(number.voicemail),
    enableCallRecording: String(number.enableCallRecording),
    enableTranscription: String(number.enableTranscription),
    blockAnonymousCalls: String(number.blockAnonymousCalls),
    emergencyAddress: emergencyAddressInWords(number.emergencyAddress),
    businessHours: hoursInWords(number.hours as WeeklyHours | null),
    closedFallback: number.closedFallback,
    type: number.flowType,
    ...flowInWords(number.flow as FlowDetails | null, named),
  });
  const [was, is] = [shown(before), shown(after)];
  return Object.keys(is)
    .filter((field) => was[field] !== is[field])
    .map((field) => ({ field, before: was[field] ?? '', after: is[field] ?? '' }));
}

/** Such as "Europe/Paris: 1 09:00-17:00, 2 09:00-12:00 13:00-17:00"; days by their number, 1 is Monday. Off: "false". */
function hoursInWords(hours: WeeklyHours | null): string {
  if (!hours || !hoursOf(hours)) return 'false';
  const days = hours.days
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ weekday, blocks }) => `${weekday} ${blocks.map(({ start, end }) => `${start}-${end}`).join(' ')}`);
  return `${hours.timezone}: ${days.join(', ')}`;
}
