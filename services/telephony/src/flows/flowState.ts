/** A number's flow as it is kept: its draft, what is live, and what it may lead to. */
import type { Principal } from '@ringline/kit/auth';
import { notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { FlowDetails, LiveVersion } from '../calls/engine/flow/config.ts';
import type { FlowDocument } from '../calls/engine/flow/document.ts';
import type { Deps, Unit } from '../context.ts';
import type { CallFlowDraft, CallFlowVersion, PhoneNumber } from '../generated/prisma/client.ts';
import { CHOICE_OF_SOUNDS, ownSoundName } from '../sounds/soundName.ts';
import { tagsKnown } from './contactTags.ts';
import { documentOfSettings } from './fromSettings.ts';
import type { FlowSurroundings } from './problems.ts';

/** A flow is seen by the team of its number, and by those whose grant reaches the whole workspace (defaults 2.1). */
function inScope({ teamId }: PhoneNumber, principal: Principal, action: 'READ' | 'UPDATE'): boolean {
  const scope = principal.scope('AUTOMATIONS', action);
  return scope === 'all' || (scope === 'team' && principal.teamIds.includes(teamId));
}

/** The number whose flow it is; for a change its row is locked. @throws Refusal NOT_FOUND */
export async function numberOf(
  { tx, workspaceId }: Unit,
  id: string,
  principal: Principal,
  action: 'READ' | 'UPDATE',
): Promise<PhoneNumber> {
  const known = isUuid(id);
  if (known && action === 'UPDATE')
    await tx.$executeRaw`SELECT 1 FROM phone_number WHERE workspace_id = ${workspaceId}::uuid AND id = ${id}::uuid FOR UPDATE`;
  const number = known ? await tx.phoneNumber.findUnique({ where: { workspaceId_id: { workspaceId, id } } }) : null;
  if (!number || number.type === 'SENDER_ID' || number.status === 'RELEASED' || !inScope(number, principal, action))
    throw notFound('The call flow');
  return number;
}

/** The version with which calls begin; null: the number runs by its settings. */
export function liveVersion({ flowType, flow }: PhoneNumber): LiveVersion | null {
  return flowType === 'CUSTOM' ? ((flow as FlowDetails | null)?.custom ?? null) : null;
}

/** What calls do now, as a document. */
export const liveDocument = (number: PhoneNumber): FlowDocument =>
  liveVersion(number)?.document ?? documentOfSettings(number);

export interface Draft {
  revision: number;
  document: FlowDocument;
  /** Null where nobody has changed anything since what is live. */
  row: CallFlowDraft | null;
}

export async function draftOf({ tx, workspaceId }: Unit, number: PhoneNumber): Promise<Draft> {
  const row = await tx.callFlowDraft.findUnique({
    where: { workspaceId_phoneNumberId: { workspaceId, phoneNumberId: number.id } },
  });
  const document = row?.document as FlowDocument | null | undefined;
  return { revision: row?.revision ?? 0, document: document ?? liveDocument(number), row: document ? row : null };
}

/** The newest first. */
export const versionsOf = ({ tx, workspaceId }: Unit, { id }: PhoneNumber): Promise<CallFlowVersion[]> =>
  tx.callFlowVersion.findMany({ where: { workspaceId, phoneNumberId: id }, orderBy: { version: 'desc' } });

/** What a flow may lead to and ask for, as it is now. */
export async function surroundings(
  { env }: Pick<Deps, 'env'>,
  uow: Unit,
  { isTestNumber }: PhoneNumber,
  { features }: Pick<Principal, 'features'>,
  document: FlowDocument,
): Promise<FlowSurroundings> {
  const { tx, workspaceId } = uow;
  const teams = await tx.teamCopy.findMany({ where: { workspaceId, deleted: false } });
  const people = await tx.memberCopy.findMany({ where: { workspaceId } });
  const sounds = await tx.sound.findMany({ where: { workspaceId } });
  const numbers = await tx.phoneNumber.findMany({ where: { workspaceId, NOT: { status: 'RELEASED' } } });
  return {
    teams: new Map(teams.map(({ id, name, memberUserIds }) => [id, { name, members: memberUserIds.length }])),
    people: new Map(people.map(({ userId, name, active }) => [userId, { name, active }])),
    sounds: new Set([...CHOICE_OF_SOUNDS, ...sounds.map(ownSoundName)]),
    features,
    numbers: new Set(numbers.map(({ number }) => number)),
    mayForward: !isTestNumber || env.SANDBOX_ENABLED,
    tags: await tagsKnown(uow, document),
    loopback: env.WEBHOOK_LOOPBACK,
  };
}
