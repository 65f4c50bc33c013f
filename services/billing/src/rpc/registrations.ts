import type { ConnectRouter } from '@connectrpc/connect';
import { RegistrationFeeService } from '@ringline/proto/billing/v1/registrations_pb';
import type { Deps } from '../context.ts';
import { FEE_KINDS, loadRegistrationFees } from '../registrations/fees.ts';
import { holdForRegistration } from '../registrations/holdForRegistration.ts';

/** The handlers of RegistrationFeeService. */
export const registrationFeesRpc = (deps: Deps) => (router: ConnectRouter) => {
  const fees = loadRegistrationFees();
  const hold = holdForRegistration(deps, fees);
  router.service(RegistrationFeeService, {
    listRegistrationFees: () => ({
      currency: deps.catalogue.data.currency,
      fees: [
        ...FEE_KINDS.map((kind) => ({ kind, amountMinor: fees.once[kind] })),
        { kind: 'MONTHLY', amountMinor: fees.monthlyMinor },
      ],
    }),
    holdForRegistration: (request) => hold(request),
  });
};
