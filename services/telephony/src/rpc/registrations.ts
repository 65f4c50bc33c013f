import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { RegistrationService } from '@ringline/proto/telephony/v1/registrations_pb';
import { listRegistrations, saveRegistration, submitTollFree } from '../compliance/registrations.ts';
import { registrationInit } from '../compliance/registrationView.ts';
import {
  appealRegistration,
  resendConfirmation,
  submitRegistration,
  withdrawRegistration,
} from '../compliance/local/useCases.ts';
import { numbersOfRegistration } from '../compliance/local/numbers.ts';
import type { Deps } from '../context.ts';
import type { Registration } from '../generated/prisma/client.ts';

/** The handlers of RegistrationService. */
export const registrationRpc =
  (deps: Deps) =>
  (router: ConnectRouter): void => {
    const list = listRegistrations(deps);
    const save = saveRegistration(deps);
    const submit = submitTollFree(deps);
    const local = {
      submit: submitRegistration(deps),
      resend: resendConfirmation(deps),
      withdraw: withdrawRegistration(deps),
      appeal: appealRegistration(deps),
    };
    const numbersFor = numbersOfRegistration(deps);
    /** With the numbers that it is for. */
    const told = async (registration: Registration) => ({
      registration: registrationInit(registration, await numbersFor(registration)),
    });
    router.service(RegistrationService, {
      listRegistrations: async (_request, context) => {
        const all = await list(principalOf(context));
        return { registrations: (await Promise.all(all.map(told))).map(({ registration }) => registration) };
      },
      submitRegistration: async (request, context) => told(await local.submit(request, principalOf(context))),
      resendConfirmation: async (_request, context) => told(await local.resend(principalOf(context))),
      withdrawRegistration: async (request, context) => told(await local.withdraw(request, principalOf(context))),
      appealRegistration: async (request, context) => told(await local.appeal(request, principalOf(context))),
      saveRegistration: async (request, context) => told(await save(request, principalOf(context))),
      submitTollFree: async (request, context) => told(await submit(request, principalOf(context))),
    });
  };
