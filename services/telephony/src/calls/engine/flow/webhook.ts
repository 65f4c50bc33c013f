/**
 * Another program is asked how a call goes on (defaults 11.2): it is told what the call knows, and what it says becomes
 * variables of the flow. The caller hears the ringing tone meanwhile.
 */
import type { WebhookAnswer } from '../inputs.ts';
import { isFinal } from '../state.ts';
import type { Step } from '../step.ts';
import type { WebhookNode } from './graph.ts';
import { nodeOf, positionOf } from './position.ts';

/** Milliseconds that a web service has (defaults 11.2). */
export const WEBHOOK_MS = 3_000;
/** And what the question and its answer take on our side: an answer that was lost is not waited for any longer. */
const ON_OUR_SIDE_MS = 1_500;
/** Variables that web services may set in one call. */
const MOST_VARIABLES = 100;

export function enterWebhook(step: Step, node: WebhookNode): void {
  const { node: id, visit } = positionOf(step);
  step.enter('ROUTING');
  step.setTimer('flow', step.now + WEBHOOK_MS + ON_OUR_SIDE_MS);
  step.command({ kind: 'ASK_WEBHOOK', visit, node: id, url: node.url });
  const host = hostOf(node.url);
  step.say('waited', 'flow.webhook_asked', `${host} is asked how to continue the call`, { host });
}

/** What the web service said, for the visit at which it was asked. Later visits do not listen to it. */
export function webhookAnswered(step: Step, visit: number, answer: WebhookAnswer): void {
  const { call } = step;
  const node = nodeOf(call);
  const at = call.flowAt;
  if (isFinal(call) || call.phase !== 'ROUTING' || at?.visit !== visit || node?.do !== 'webhook') return;
  step.clearTimer('flow');
  const host = hostOf(node.url);
  switch (answer.state) {
    case 'TRIAL':
      step.say(
        'fact',
        'flow.webhook_trial',
        `A call would ask ${host} here; the test continues as if it had answered`,
        {
          host,
        },
      );
      return step.goTo(node.answered);
    case 'ANSWERED': {
      const known = at.variables ?? {};
      const room = MOST_VARIABLES - Object.keys(known).length;
      const fits = Object.entries(answer.variables).filter(([name], place) => name in known || place < room);
      at.variables = { ...known, ...Object.fromEntries(fits) };
      const names = fits.map(([name]) => name).join(', ');
      const set = names === '' ? 'and set nothing' : `and set ${names}`;
      step.say('good', 'flow.webhook_answered', `${host} answered ${answer.status} ${set}`, {
        host,
        status: String(answer.status),
        names: names === '' ? '–' : names,
      });
      return step.goTo(node.answered);
    }
    case 'FAILED': {
      const { reason, status } = answer;
      step.say(
        'skipped',
        'flow.webhook_failed',
        `${host} did not help: ${WHY[reason]}${status === null ? '' : ` (${status})`}`,
        {
          host,
          reason,
          status: status === null ? '' : String(status),
        },
      );
      return step.goTo(node.failed);
    }
  }
}

/** Nobody told us in time what came of it. */
export function webhookLate(step: Step, visit: number): void {
  webhookAnswered(step, visit, { state: 'FAILED', reason: 'LATE', status: null });
}

const WHY = {
  STATUS: 'it answered with an error',
  LATE: 'no answer within 3 s',
  UNREACHABLE: 'it cannot be reached',
  NOT_ALLOWED: 'its address is none of the public Internet',
  TOO_LONG: 'its answer is too long',
} as const;

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
