/** Reading and changing the numbers of a workspace. */
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { featureMissing, type Principal } from '@ringline/kit/auth';
import { conflict, invalid, notFound, Refusal } from '@ringline/kit/errors';
import type { Dependencies } from '../dependencies.ts';
import type { PhoneNumber } from '../generated/prisma/client.ts';
import { grantTestNumber } from './grantTestNumber.ts';
import { numberInit, numberInScope } from './numberView.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const LONGEST_NAME = 80;

/** The workspace's test number; granted on the first ask. @throws Refusal NOT_FOUND while the workspace is unknown here */
export function getTestNumber(deps: Dependencies) {
  return async ({ workspaceId }: Principal): Promise<PhoneNumber> =>
    deps.db.tenant(workspaceId, async (uow) => {
      const workspace = await uow.tx.workspaceCopy.findUnique({ where: { workspaceId } });
      if (!workspace) {
        throw new Refusal({
          code: 'NOT_FOUND',
          message: 'The workspace is being set up. Try again in a moment.',
          retryable: true,
        });
      }
      return grantTestNumber(deps, uow, workspace.defaultTeamId);
    });
}

export function listNumbers(deps: Dependencies) {
  return async (principal: Principal): Promise<PhoneNumber[]> => {
    const { workspaceId } = principal;
    const numbers = await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.phoneNumber.findMany({ where: { workspaceId, NOT: { status: 'RELEASED' } }, orderBy: { createdAt: 'asc' } }),
    );
    return numbers.filter((number) => numberInScope(number, principal));
  };
}

/** @throws Refusal NOT_FOUND */
export function getNumber(deps: Dependencies) {
  return async (id: string, principal: Principal): Promise<PhoneNumber> => {
    const { workspaceId } = principal;
    const number = UUID.test(id)
      ? await deps.db.tenant(workspaceId, ({ tx }) =>
          tx.phoneNumber.findUnique({ where: { workspaceId_id: { workspaceId, id } } }),
        )
      : null;
    if (!number || !numberInScope(number, principal)) throw notFound('The number');
    return number;
  };
}

export interface NumberSettings {
  id: string;
  version: number;
  name?: string | undefined;
  enableCallRecording?: boolean | undefined;
  /** Whether a caller whom nobody takes may leave a message. */
  voicemail?: boolean | undefined;
}

/** @throws Refusal NOT_FOUND, CONFLICT for a stale version, VALIDATION_FAILED, FEATURE_NOT_IN_PLAN for recording */
export function updateNumberSettings(deps: Dependencies) {
  return async (settings: NumberSettings, principal: Principal): Promise<PhoneNumber> => {
    const { workspaceId } = principal;
    const name = settings.name?.trim();
    if (name !== undefined && (name === '' || name.length > LONGEST_NAME)) {
      throw invalid('name', `A name has 1 to ${LONGEST_NAME} characters.`);
    }
    if (settings.enableCallRecording && !principal.features.includes('CALL_RECORDING')) {
      throw featureMissing(principal, 'CALL_RECORDING', 'enableCallRecording');
    }
    return deps.db.tenant(workspaceId, async (uow) => {
      const where = { workspaceId_id: { workspaceId, id: settings.id } };
      const number = UUID.test(settings.id) ? await uow.tx.phoneNumber.findUnique({ where }) : null;
      if (!number || !numberInScope(number, principal, 'UPDATE')) throw notFound('The number');
      if (number.version !== settings.version) throw conflict('The number');
      const changed = await uow.tx.phoneNumber.updateMany({
        where: { workspaceId, id: settings.id, version: settings.version },
        data: {
          ...(name === undefined ? {} : { name }),
          ...(settings.enableCallRecording === undefined ? {} : { enableCallRecording: settings.enableCallRecording }),
          ...(settings.voicemail === undefined ? {} : { voicemail: settings.voicemail }),
          version: { increment: 1 },
        },
      });
      if (changed.count === 0) throw conflict('The number');
      const after = await uow.tx.phoneNumber.findUniqueOrThrow({ where });
      uow.emit(NumberChangedSchema, { number: numberInit(after) }, { key: after.id });
      return after;
    });
  };
}
