/** Tells a web service of a workspace of a call, signed, and hears what it says (flow/webhook.ts has what that means). */
import { createHmac } from 'node:crypto';
import { OutsideError, postOutside } from '@ringline/kit/outside';
import { cutText, writable } from '@ringline/kit/text';
import type { Command } from '../calls/engine/commands.ts';
import { VARIABLE } from '../calls/engine/flow/document.ts';
import { WEBHOOK_MS } from '../calls/engine/flow/webhook.ts';
import type { WebhookAnswer } from '../calls/engine/inputs.ts';
import type { CallState } from '../calls/engine/state.ts';
import type { Deps } from '../context.ts';
import { webhookSecretsOf } from './webhookSecrets.ts';

/** Of what is read of an answer. */
const LONGEST_ANSWER = 16_384;
const MOST_VARIABLES = 20;
const LONGEST_NAME = 60;
const LONGEST_VALUE = 500;

/** Never throws: what went wrong is the answer. The same command again carries the same id. */
export async function askWebhook(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock' | 'env' | 'log'>,
  call: CallState,
  { id, url, node }: Extract<Command, { kind: 'ASK_WEBHOOK' }>,
): Promise<WebhookAnswer> {
  const body = JSON.stringify(factsOf(call, node));
  const timestamp = String(Math.floor(deps.clock.now().getTime() / 1000));
  try {
    const { current, former } = await deps.db.tenant(call.workspaceId, ({ tx }) =>
      webhookSecretsOf(deps, tx, call.workspaceId),
    );
    const signatures = [current, ...(former ? [former.secret] : [])].map(
      (secret) => `v1,${signed(secret, `${id}.${timestamp}.${body}`)}`,
    );
    const { status, text } = await postOutside({
      url,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'user-agent': 'Ringline-Webhook/1',
        'idempotency-key': id,
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signatures.join(' '),
      },
      body,
      timeoutMs: WEBHOOK_MS,
      longest: LONGEST_ANSWER,
      allowLoopback: deps.env.WEBHOOK_LOOPBACK,
    });
    if (status < 200 || status > 299) return { state: 'FAILED', reason: 'STATUS', status };
    return { state: 'ANSWERED', status, variables: variablesOf(text) };
  } catch (error) {
    const reason = error instanceof OutsideError ? error.reason : 'UNREACHABLE';
    deps.log.info({ callId: call.id, reason }, 'a web service of a call flow did not answer');
    return { state: 'FAILED', reason, status: null };
  }
}

const signed = (secret: string, content: string): string =>
  createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(content)
    .digest('base64');

/** What the web service is told. */
const factsOf = (call: CallState, node: string) => ({
  type: 'call_flow.webhook',
  callId: call.id,
  step: node,
  from: call.peerNumber,
  to: call.workspaceNumber,
  phoneNumberId: call.phoneNumberId,
  startedAt: new Date(call.startedAt).toISOString(),
  keys: (call.flowAt?.keys ?? []).map(({ key }) => key),
  variables: call.flowAt?.variables ?? {},
});

/** The strings of a flat JSON object, as many and as long as a flow may have; anything else sets nothing. */
export function variablesOf(text: string): Record<string, string> {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return {};
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return {};
  const strings = Object.entries(read).flatMap(([name, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string' && name.length <= LONGEST_NAME && VARIABLE.test(name) ? [[name, keepable(value)]] : [],
  );
  return Object.fromEntries(strings.slice(0, MOST_VARIABLES));
}

/** Cleaned as at every other door: a program's slip must not cost its caller the call. */
const keepable = (value: string): string => cutText(writable(value), LONGEST_VALUE);
