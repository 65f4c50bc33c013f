import { timestampFromMs, timestampMs } from '@bufbuild/protobuf/wkt';
import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { NumberService } from '@ringline/proto/telephony/v1/telephony_pb';
import type { TrialRun } from '../calls/engine/flow/simulate.ts';
import type { TimelineEntry } from '../calls/engine/step.ts';
import { heardOf } from '../carrier/heard.ts';
import type { Deps } from '../context.ts';
import { ensureDemoTelephony } from '../numbers/ensureDemo.ts';
import { promptInit } from '../numbers/flowSounds.ts';
import { listNumberSetups } from '../numbers/listNumberSetups.ts';
import { getNumber, getTestNumber, listNumbers, updateNumberSettings } from '../numbers/numbers.ts';
import { createWebNumber, removeWebNumber, updateWebNumber } from '../numbers/webNumbers.ts';
import { tryNumberFlow } from '../numbers/tryNumberFlow.ts';
import { numberMessage } from '../numbers/numberView.ts';

/** The handlers of NumberService. */
export const numberRpc =
  (deps: Deps) =>
  (router: ConnectRouter): void => {
    const testNumber = getTestNumber(deps);
    const list = listNumbers(deps);
    const get = getNumber(deps);
    const setups = listNumberSetups(deps);
    const update = updateNumberSettings(deps);
    const [createWeb, updateWeb, removeWeb] = [createWebNumber(deps), updateWebNumber(deps), removeWebNumber(deps)];
    const trial = tryNumberFlow(deps);
    const ensureDemo = ensureDemoTelephony(deps);
    router.service(NumberService, {
      getTestNumber: async (_request, context) => ({ number: numberMessage(await testNumber(principalOf(context))) }),
      listNumbers: async ({ usable, released, web, senders }, context) => ({
        numbers: (await list(principalOf(context), { usable, released, web, senders })).map(numberMessage),
      }),
      getNumber: async ({ id }, context) => ({ number: numberMessage(await get(id, principalOf(context))) }),
      listNumberSetups: async ({ ids }, context) => ({ setups: await setups(ids, principalOf(context)) }),
      updateNumberSettings: async (request, context) => ({
        number: numberMessage(await update(request, principalOf(context))),
      }),
      createWebNumber: async (request, context) => ({
        number: numberMessage(await createWeb(request, principalOf(context))),
      }),
      updateWebNumber: async (request, context) => ({
        number: numberMessage(await updateWeb(request, principalOf(context))),
      }),
      removeWebNumber: async ({ id }, context) => ({
        number: numberMessage(await removeWeb(id, principalOf(context))),
      }),
      tryFlow: async ({ at, ...asked }, context) => {
        const when = at ? timestampMs(at) : deps.clock.now().getTime();
        const run = await trial({ ...asked, at: when }, principalOf(context));
        return { ...runInit(run), end: run.end };
      },
      ensureDemoTelephony: async (request) => ({ numbers: (await ensureDemo(request)).map(numberMessage) }),
    });
  };

/** What a trial says, line by line, and what is heard in it. */
export const runInit = ({ lines, scripts }: TrialRun) => ({
  entries: lines.map(entryInit),
  heard: heardOf(scripts).map(({ prompt, goesOn }) => ({ prompt: promptInit(prompt), goesOn })),
});

/** A line of a trial; `place` is the number of the line. */
const entryInit = ({ at, node = '', ...line }: TimelineEntry, place: number) => ({
  ...line,
  id: String(place),
  at: timestampFromMs(at),
  nodeId: node,
});
