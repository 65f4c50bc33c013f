import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { CallbackService } from '@ringline/proto/telephony/v1/callbacks_pb';
import type { ApplyInput } from '../calls/applyInput.ts';
import { callMessage } from '../calls/callView.ts';
import { cancelCallback } from '../calls/cancelCallback.ts';
import type { Deps } from '../context.ts';

/** The handlers of CallbackService. */
export const callbackRpc =
  (deps: Deps, apply: ApplyInput) =>
  (router: ConnectRouter): void => {
    const cancel = cancelCallback(deps, apply);
    router.service(CallbackService, {
      cancelCallback: async (request, context) => ({ call: callMessage(await cancel(request, principalOf(context))) }),
    });
  };
