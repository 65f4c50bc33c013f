import type { FlowDetails } from '../calls/engine/flow/config.ts';
import type { Unit } from '../context.ts';
import type { PhoneNumber } from '../generated/prisma/client.ts';
import { heardAs, type HeardAs } from './promptLanguage.ts';

/** How callers of a number hear our own words now. */
export async function heardAsOf(
  { tx, workspaceId }: Unit,
  { number, flow }: Pick<PhoneNumber, 'number' | 'flow'>,
): Promise<Required<HeardAs>> {
  const workspace = await tx.workspaceCopy.findUnique({ where: { workspaceId }, select: { language: true } });
  return heardAs(number, (flow as FlowDetails | null)?.language, workspace?.language);
}
