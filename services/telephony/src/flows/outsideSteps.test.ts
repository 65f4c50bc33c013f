/** Steps whose effect lies outside the call: a web service, a text to the caller, a tag. */
import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { CallFlowDocumentSchema } from '@ringline/proto/telephony/v1/call_flows_pb';
import { CallChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { getCallTimeline } from '../calls/getCallTimeline.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { variablesOf } from './askWebhook.ts';
import { getCallFlow, saveCallFlowDraft, tryCallFlow } from './callFlows.ts';
import { publishCallFlow } from './publish.ts';
import { changeWebhookSecret } from './changeWebhookSecret.ts';

const world = await telephonyWorld();
const { clock, deps, executor, sweep, texting, webhook } = world;
const CALLER = '+14155550123';
let made = 0;
const program = {
  status: 200,
  text: '{}',
  silent: false,
  heard: [] as { headers: Record<string, unknown>; body: string }[],
};
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    program.heard.push({ headers: request.headers, body });
    if (!program.silent) response.writeHead(program.status).end(program.text);
  });
});
await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/calls`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  Object.assign(program, { status: 200, text: '{}', silent: false, heard: [] });
  Object.assign(texting, { asked: [], answer: { code: '', reason: '' }, away: false });
});

/** A number whose calls are led by these steps. */
async function office(nodes: MessageInitShape<typeof CallFlowDocumentSchema>['nodes'] = []) {
  const place = await world.workspace(['Ana'], `+1718555${4000 + (made += 1)}`, { voicemail: true });
  const ana = {
    ...principalOf(place.workspaceId, place.people[0]?.userId ?? ''),
    features: ['CALL_AUTOMATION', 'IVR', 'WAIT_QUEUES'],
  };
  const id = place.phoneNumberId;
  const { draft } = await getCallFlow(deps)(id, ana);
  const document = create(CallFlowDocumentSchema, { start: nodes[0]?.id ?? '', nodes });
  const { draft: saved } = await saveCallFlowDraft(deps)({ id, revision: draft?.revision ?? 0, document }, ana);
  await publishCallFlow(deps)({ id, revision: saved?.revision ?? 0, note: '' }, ana);
  const sid = `CA${String(made).padStart(32, 'e')}`;
  return {
    ...place,
    id,
    ana,
    calls: (from = CALLER, callSid = sid) =>
      webhook('/carrier/voice/inbound', { CallSid: callSid, From: from, To: place.number, CallStatus: 'ringing' }),
    call: () => world.callOf(place.workspaceId),
    timeline: async () => getCallTimeline(deps)((await world.callOf(place.workspaceId)).id, ana),
  };
}
/** As Standard Webhooks says that a receiver computes it. */
const signed = (secret: string, content: string): string =>
  createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(content)
    .digest('base64');

const ASK = [
  { id: 'ask', kind: 'WEBHOOK', url, next: 'vip', otherwise: 'bye' },
  {
    id: 'vip',
    kind: 'CONDITION',
    condition: { subject: 'VARIABLE', operator: 'IS', name: 'tier', values: ['gold'] },
    next: 'message',
    otherwise: 'bye',
  },
  { id: 'message', kind: 'VOICEMAIL' },
  { id: 'bye', kind: 'END' },
];

describe('a web service', () => {
  it('is told of the call, signed, while the caller hears the tone, and what it says leads on', async () => {
    program.text = JSON.stringify({
      tier: 'gold',
      note: `x\0${'y'.repeat(498)}😀`,
      balance: 12,
      nested: { a: 'b' },
      'bad<name>': 'x',
    });
    const place = await office(ASK);
    expect((await place.calls()).body).toContain('ringback');
    await executor.idle();
    const call = await place.call();
    expect(call).toMatchObject({
      phase: 'VOICEMAIL',
      flowAt: {
        variables: { tier: 'gold', note: expect.stringMatching(/^xy+$/) as string },
        trail: ['ask', 'vip', 'message'],
      },
    });
    expect(program.heard).toHaveLength(1);
    const [{ headers, body } = { headers: {} as Record<string, unknown>, body: '' }] = program.heard;
    expect(JSON.parse(body)).toMatchObject({ callId: call.id, step: 'ask', from: CALLER, to: place.number, keys: [] });
    const { webhookSecret } = await getCallFlow(deps)(place.id, place.ana);
    const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    expect(headers['webhook-signature']).toBe(`v1,${signed(webhookSecret, content)}`);
    expect(headers['idempotency-key']).toBe(headers['webhook-id']);
    expect((await place.timeline()).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['flow.webhook_asked', 'flow.webhook_answered', 'flow.yes']),
    );
    const others = await office(ASK);
    expect((await getCallFlow(deps)(others.id, others.ana)).webhookSecret).not.toBe(webhookSecret);
    expect(
      (
        await getCallFlow(deps)(place.id, {
          ...place.ana,
          scope: (_of, action) => (action === 'READ' ? 'all' : undefined),
        })
      ).webhookSecret,
    ).toBe('');
  });

  it('trusts the secret of before for a day after a new one was asked for, and the one before that no longer', async () => {
    const place = await office(ASK);
    const others = await office(ASK);
    const [first, foreign] = [place, others].map((each) => getCallFlow(deps)(each.id, each.ana));
    const changeSecret = async () => (await changeWebhookSecret(deps)(place.id, place.ana)).webhookSecret;
    const secrets = [(await first)?.webhookSecret ?? '', await changeSecret(), await changeSecret()];
    expect(new Set(secrets).size).toBe(3);
    await expect(changeWebhookSecret(deps)(others.id, place.ana)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await getCallFlow(deps)(others.id, others.ana)).webhookSecret).toBe((await foreign)?.webhookSecret);

    /** Which of the secrets the signatures of the next request are made with. */
    const signedWith = async (): Promise<number[]> => {
      program.heard.length = 0;
      await place.calls(CALLER, `CA${String((made += 1)).padStart(32, 'e')}`);
      await executor.idle();
      const [{ headers, body } = { headers: {} as Record<string, unknown>, body: '' }] = program.heard;
      const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
      return String(headers['webhook-signature'])
        .split(' ')
        .map((signature) => secrets.findIndex((secret) => signature === `v1,${signed(secret, content)}`));
    };
    expect(await signedWith()).toEqual([2, 1]);
    clock.advance(24 * 3_600_000);
    expect(await signedWith()).toEqual([2]);
    expect((await getCallFlow(deps)(place.id, place.ana)).formerWebhookSecretUntil).toBeUndefined();
  });

  it.each([500, 302])('that answers %i leads the other way, and the timeline says why', async (status) => {
    program.status = status;
    const place = await office(ASK);
    await place.calls();
    await executor.idle();
    expect((await place.call()).flowAt?.trail).toEqual(['ask', 'bye']);
    expect((await place.timeline()).find(({ name }) => name === 'flow.webhook_failed')).toMatchObject({
      parameters: { reason: 'STATUS', status: String(status) },
    });
  });

  it('whose answer is lost with the process is not waited for, and is asked no more once the call has gone on', async () => {
    program.silent = true;
    const place = await office(ASK);
    await place.calls();
    clock.advance(4_600);
    await sweep();
    expect((await place.call()).flowAt?.trail).toEqual(['ask', 'bye']);
    await executor.idle();
    expect((await place.timeline()).filter(({ name }) => name === 'flow.webhook_failed')).toHaveLength(1);
  });

  it('sets only so many short variables, of a flat object', () => {
    expect(variablesOf('[1]')).toEqual({});
    expect(variablesOf('hello')).toEqual({});
    // What no database keeps: NUL, and halves of characters, also those that the cut makes.
    const odd = { a: 'x\0y', b: 'x\ud83dy', c: `${'x'.repeat(499)}😀` };
    expect(variablesOf(JSON.stringify(odd))).toEqual({ a: 'xy', b: 'x\ufffdy', c: 'x'.repeat(499) });
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`v${n}`, 'x'.repeat(900)]));
    const read = variablesOf(JSON.stringify(many));
    expect(Object.keys(read)).toHaveLength(20);
    expect(read['v0']).toHaveLength(500);
  });

  it('is not asked by a trial, which says what would happen', async () => {
    const place = await office(ASK);
    const trial = { at: clock.now().getTime(), caller: CALLER, availableUserIds: [], answers: '', keys: [] };
    const run = await tryCallFlow(deps)({ id: place.id, version: 0, ...trial }, place.ana);
    expect(run.path).toEqual(['ask', 'vip', 'bye']);
    expect(run.lines.map(({ name }) => name)).toContain('flow.webhook_trial');
    expect(program.heard).toEqual([]);
  });
});

const WRITE = [
  { id: 'write', kind: 'MESSAGE', text: 'Thank you{name|, whoever you are}. {callerNumber} called.', next: 'tag' },
  { id: 'tag', kind: 'TAG', tag: 'Asked', next: 'again' },
  {
    id: 'again',
    kind: 'CONDITION',
    condition: { subject: 'VARIABLE', operator: 'IS', name: 'x', values: ['1'] },
    next: 'bye',
    otherwise: 'set',
  },
  { id: 'set', kind: 'SET', variable: { name: 'x', value: '1' }, next: 'back' },
  { id: 'back', kind: 'GOTO', next: 'write' },
  { id: 'bye', kind: 'END' },
];

describe('a text to the caller and a tag', () => {
  it('go out once per call and step, though the call is over and messaging was away', async () => {
    texting.away = true;
    const place = await office(WRITE);
    await place.calls();
    await executor.idle();
    expect((await place.call()).flowAt?.trail).toEqual([
      'write',
      'tag',
      'again',
      'set',
      'back',
      'write',
      'tag',
      'again',
      'bye',
    ]);
    texting.away = false;
    clock.advance(31_000);
    await sweep();
    expect(texting.asked).toMatchObject([
      {
        workspaceId: place.workspaceId,
        phoneNumberId: place.id,
        to: CALLER,
        body: `Thank you, whoever you are. ${CALLER} called.`,
      },
    ]);
    const told = (await world.events(CallChangedSchema, 'telephony.call.changed.v1')).filter(
      ({ cause, call }) => cause === 'TAGGED' && call?.workspaceId === place.workspaceId,
    );
    expect(told.map(({ call }) => call?.tags)).toEqual([['Asked']]);
    expect((await place.timeline()).map(({ name }) => name)).toContain('flow.text_again');
  });

  it('that messaging refuses stands in the timeline with why; who hides the number gets none', async () => {
    texting.answer = { code: 'RECIPIENT_OPTED_OUT', reason: '+14155550123 opted out on 2026-11-20.' };
    const place = await office(WRITE);
    await place.calls();
    await executor.idle();
    expect((await place.timeline()).find(({ name }) => name === 'flow.text_refused')).toMatchObject({
      parameters: { reason: texting.answer.reason },
    });
    const hidden = await office(WRITE);
    await hidden.calls('anonymous');
    await executor.idle();
    expect(texting.asked).toHaveLength(1);
    expect((await hidden.timeline()).map(({ name }) => name)).toContain('flow.text_nowhere');
  });
});
