import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { NumberService } from '@ringline/proto/telephony/v1/telephony_pb';
import type { Dependencies } from '../dependencies.ts';
import { ensureDemoTelephony } from '../numbers/ensureDemo.ts';
import { getNumber, getTestNumber, listNumbers, updateNumberSettings } from '../numbers/numbers.ts';
import { numberMessage } from '../numbers/numberView.ts';

export function numberRpc(router: ConnectRouter, deps: Dependencies): void {
  const testNumber = getTestNumber(deps);
  const list = listNumbers(deps);
  const get = getNumber(deps);
  const update = updateNumberSettings(deps);
  const ensureDemo = ensureDemoTelephony(deps);
  router.service(NumberService, {
    getTestNumber: async (_request, context) => ({ number: numberMessage(await testNumber(principalOf(context))) }),
    listNumbers: async (_request, context) => ({ numbers: (await list(principalOf(context))).map(numberMessage) }),
    getNumber: async ({ id }, context) => ({ number: numberMessage(await get(id, principalOf(context))) }),
    updateNumberSettings: async (request, context) => ({
      number: numberMessage(await update(request, principalOf(context))),
    }),
    ensureDemoTelephony: async (request) => ({ numbers: (await ensureDemo(request)).map(numberMessage) }),
  });
}
