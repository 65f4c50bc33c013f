import { createSummarizer } from '@ringline/kit/chat';
import { createTranscriber } from '@ringline/kit/transcription';
/** The moving parts of telephony, joined. */
import { createCarrier, type LookBack } from '@ringline/kit/carrier';
import { applyInput, type ApplyInput, type RunCommands } from './calls/applyInput.ts';
import { createAddresses } from './carrier/addresses.ts';
import { recordUnattendedCall } from './calls/recordUnattendedCall.ts';
import { createPortingDesk } from './carrier/porting.ts';
import { createExecutor, type Executor } from './carrier/executor.ts';
import { createLostCalls } from './carrier/lostCalls.ts';
import { askAboutLeg } from './carrier/reconciler.ts';
import { createSweeper, type Sweeper } from './carrier/sweeper.ts';
import { carrierWebhooks } from './carrier/webhooks.ts';
import type { Context, Deps } from './context.ts';
import { lookAgain, loseSilentDevices } from './devices/loseSilentDevices.ts';
import { refreshReachability } from './devices/reachability.ts';
import { createSilence } from './devices/silence.ts';
import { callFigures } from './figures.ts';
import { createQueues, type Queues } from './queues/dispatch.ts';
import { refreshLimit } from './presence/presence.ts';
import type { DueWorker } from './transcripts/dueWorker.ts';
import { createSummaryWorker } from './transcripts/summaryWorker.ts';
import { createTranscriptWorker } from './transcripts/transcriptWorker.ts';

export interface Telephony {
  deps: Deps;
  apply: ApplyInput;
  executor: Executor;
  sweeper: Sweeper;
  queues: Queues;
  lostCalls: LookBack;
  webhooks: ReturnType<typeof carrierWebhooks>;
  transcripts: DueWorker;
  summaries: DueWorker;
}

export function createTelephony(context: Omit<Context, 'mail' | 'name' | 'limits'>): Telephony {
  const carrier = createCarrier(context.env, context.metrics);
  const deps: Deps = {
    ...context,
    carrier,
    addresses: createAddresses(carrier, context.env),
    porting: createPortingDesk(carrier, context.env.CARRIER_ACCOUNT_SID),
    figures: callFigures(context.metrics),
    silence: createSilence(context.clock.now()),
    transcriber: createTranscriber(context.env, carrier.rest),
    summarizer: createSummarizer(context.env),
  };
  const executor = createExecutor(deps, () => apply);
  const run: RunCommands = (workspaceId, commands) => executor.run(workspaceId, commands);
  const queues = createQueues(deps, run);
  const apply = applyInput(deps, run, queues.wake);
  const recordUnattended = recordUnattendedCall(deps, apply, run);
  const lostCalls = createLostCalls(deps, recordUnattended);
  const webhooks = carrierWebhooks(deps, { apply, run, wake: queues.wake, recordUnattended, lostCalls });
  const refreshed = refreshReachability(deps);
  const loseSilent = loseSilentDevices(deps, apply);
  const sweeper = createSweeper(deps, {
    apply,
    executor,
    queues,
    askAboutLeg: askAboutLeg(deps, apply),
    async deviceQuiet(workspaceId, userId) {
      // Whoever talks to nobody comes first. What could not be judged is looked at again after the reachability has been, which
      // sets the time of its own next look.
      const unjudged = await loseSilent(workspaceId, userId);
      await refreshed(workspaceId, userId);
      if (unjudged) await lookAgain(deps, workspaceId, userId);
    },
    refreshLimit: refreshLimit(deps),
  });
  const transcripts = createTranscriptWorker(deps, apply);
  const summaries = createSummaryWorker(deps, apply);
  return { deps, apply, executor, sweeper, queues, lostCalls, webhooks, transcripts, summaries };
}
