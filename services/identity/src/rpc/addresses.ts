import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { AddressService } from '@ringline/proto/identity/v1/addresses_pb';
import { toUser } from '../accounts/account.ts';
import { withClient } from '../client.ts';
import type { Deps } from '../context.ts';
import { requestEmailChange, verifyEmailChange } from '../addresses/changeEmail.ts';
import { requestPhoneVerification, verifyPhoneNumber } from '../addresses/verifyPhone.ts';

/** The handlers of AddressService. */
export const addressRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(AddressService, {
    requestEmailChange: (request, context) => requestEmailChange(deps)(withClient(request), principalOf(context)),
    verifyEmailChange: async (request, context) => ({
      user: toUser(await verifyEmailChange(deps)(withClient(request), principalOf(context))),
    }),
    requestPhoneVerification: (request, context) =>
      requestPhoneVerification(deps)(withClient(request), principalOf(context)),
    verifyPhoneNumber: async (request, context) => ({
      user: toUser(await verifyPhoneNumber(deps)(withClient(request), principalOf(context))),
    }),
  });
};
