import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { RegistrationService } from '@ringline/proto/telephony/v1/registrations_pb';
import { listRegistrations, saveRegistration, submitTollFree } from '../compliance/registrations.ts';
import { registrationInit } from '../compliance/registrationView.ts';
import type { Deps } from '../context.ts';

/** The handlers of RegistrationService. */
export const registrationRpc =
  (deps: Deps) =>
  (router: ConnectRouter): void => {
    const list = listRegistrations(deps);
    const save = saveRegistration(deps);
    const submit = submitTollFree(deps);
    router.service(RegistrationService, {
      listRegistrations: async (_request, context) => ({
        registrations: (await list(principalOf(context))).map(registrationInit),
      }),
      saveRegistration: async (request, context) => ({
        registration: registrationInit(await save(request, principalOf(context))),
      }),
      submitTollFree: async (request, context) => ({
        registration: registrationInit(await submit(request, principalOf(context))),
      }),
    });
  };
