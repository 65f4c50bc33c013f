import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { PasswordService } from '@ringline/proto/identity/v1/passwords_pb';
import { withClient } from '../client.ts';
import type { Deps } from '../context.ts';
import { changePassword } from '../passwords/changePassword.ts';
import { requestPasswordReset, resendPasswordResetCode } from '../passwords/requestPasswordReset.ts';
import { resetPassword } from '../passwords/resetPassword.ts';

/** The handlers of PasswordService. */
export const passwordRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(PasswordService, {
    requestPasswordReset: (request) => requestPasswordReset(deps)(withClient(request)),
    resendPasswordResetCode: (request) => resendPasswordResetCode(deps)(withClient(request)),
    resetPassword: (request) => resetPassword(deps)(withClient(request)),
    changePassword: async (request, context) => ({
      authTokens: await changePassword(deps)(withClient(request), principalOf(context)),
    }),
  });
};
