import type { Client, Deps } from '../context.ts';
import { notifySecurityChange } from '../mails/notify.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';
import { parseAppCode } from './takeCode.ts';
import { withCode } from './withCode.ts';

/** Replaces the recovery codes, the unused ones included; needs a code of the app. @throws as `withCode` */
export const renewRecoveryCodes =
  (deps: Deps) => async (input: { code: string; client: Client }, principal: { userId: string }) =>
    withCode(deps, { ...principal, code: parseAppCode(input.code), client: input.client }, async (uow, account) => {
      await notifySecurityChange(deps, uow, account, 'recovery-codes-renewed', input.client);
      return { recoveryCodes: await replaceRecoveryCodes(deps, uow, account.id) };
    });
