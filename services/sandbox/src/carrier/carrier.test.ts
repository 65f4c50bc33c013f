import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { drawnPicture, eventually } from '@ringline/kit/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { goertzel } from '../media/tones.ts';
import { parseWav, wavHeader } from '../media/wav.ts';
import { stage, type Stage } from './carrier.testkit.ts';

let s: Stage;
const ours = '+14155550100';
const theirs = '+15035550174';
const xml = (body: string) => ({ body: `<?xml version="1.0" encoding="UTF-8"?><Response>${body}</Response>` });

/** Half a second of a sine, as a WAV file. */
function toneFile(hertz: number): Buffer {
  const samples = Int16Array.from({ length: 4_000 }, (_, at) =>
    Math.round(8_000 * Math.sin((2 * Math.PI * hertz * at) / 8_000)),
  );
  return Buffer.concat([
    wavHeader({ sampleRate: 8_000, channels: 1, dataBytes: samples.byteLength }),
    Buffer.from(samples.buffer),
  ]);
}

beforeAll(async () => {
  s = await stage();
  await s.client.incomingPhoneNumbers.create({
    phoneNumber: ours,
    voiceUrl: `${s.app}/voice`,
    statusCallback: `${s.app}/number-status`,
    smsUrl: `${s.app}/sms`,
  });
});

async function phone(number: string, says = 'tone:1000', answers: 'never' | 'busy' | number = 0) {
  await s.sandbox.phones.save({ number, name: '', answers, says });
}

describe('a call that we place', () => {
  test('reports initiated, ringing, answered and completed in order, each signed', async () => {
    await phone(theirs);
    const call = await s.client.calls.create({
      to: theirs,
      from: ours,
      twiml: '<Response><Pause length="60"/></Response>',
      statusCallback: `${s.app}/status/placed`,
      statusCallbackEvent: ['initiated', 'ringing', 'answered', 'completed'],
    });
    expect(call.status).toBe('queued');
    await s.report({ CallSid: call.sid, CallStatus: 'in-progress' });
    await s.client.calls(call.sid).update({ status: 'completed' });
    const last = await s.report({ CallSid: call.sid, CallStatus: 'completed' });
    expect(last.params).toMatchObject({
      SipResponseCode: '200',
      Direction: 'outbound-api',
      CallbackSource: 'call-progress-events',
    });
    const reports = s.heard.filter((one) => one.path === '/status/placed');
    expect(reports.map((one) => one.params['CallStatus'])).toEqual([
      'initiated',
      'ringing',
      'in-progress',
      'completed',
    ]);
    expect(reports.map((one) => one.params['SequenceNumber'])).toEqual(['0', '1', '2', '3']);
    expect(reports.every((one) => one.signed)).toBe(true);
    expect((await s.client.calls(call.sid).fetch()).status).toBe('completed');
  });

  test.each([
    ['+15005550001', 'busy', '486'],
    ['+15005550009', 'failed', '404'],
  ])('to the magic number %s ends %s', async (to, status, sip) => {
    const call = await s.client.calls.create({
      to,
      from: ours,
      twiml: '<Response/>',
      statusCallback: `${s.app}/status`,
    });
    expect((await s.report({ CallSid: call.sid, CallStatus: status })).params['SipResponseCode']).toBe(sip);
  });

  test('to an emergency number is answered by a voice that says that nobody was reached', async () => {
    const call = await s.client.calls.create({
      to: '911',
      from: ours,
      twiml: '<Response><Pause length="30"/></Response>',
    });
    await eventually(async () => expect((await s.media.measure(call.sid, [])).said.rms).toBeGreaterThan(300), 10_000);
    const said = await readdir(path.join(s.config.recordingsDir, '../sandbox/prompts'));
    const words = said.filter((name) => name.endsWith('.txt'));
    const texts = await Promise.all(
      words.map((name) => readFile(path.join(s.config.recordingsDir, '../sandbox/prompts', name), 'utf8')),
    );
    expect(texts).toContainEqual(expect.stringContaining('No emergency service was reached'));
    await s.client.calls(call.sid).update({ status: 'completed' });
    await expect(s.client.calls.create({ to: '9112', from: ours, twiml: '<Response/>' })).rejects.toMatchObject({
      code: 21_211,
    });
  });

  test('takes a message until a key is pressed or nobody speaks; of silence nobody is told', async () => {
    const record = '<Record action="/message" maxLength="30" timeout="1" finishOnKey="#" playBeep="false"/>';
    const twiml = `<Response>${record}<Pause length="60"/></Response>`;
    await phone(theirs, 'tone:1000');
    const speaks = await s.client.calls.create({ to: theirs, from: ours, twiml });
    await eventually(async () => expect(s.sandbox.carrier.recorder.currentOf(speaks.sid)).toBeDefined());
    await s.client.calls(speaks.sid).update({ status: 'completed' });
    await phone(theirs, 'silence');
    const silent = await s.client.calls.create({ to: theirs, from: ours, twiml });
    await eventually(async () => {
      const [found] = await s.client.recordings.list({ callSid: silent.sid });
      expect(found?.status).toBe('completed');
    });
    expect((await s.client.calls(silent.sid).fetch()).status).toBe('in-progress');
    expect(s.heard.filter((one) => one.path === '/message')).toEqual([]);
    await s.client.calls(silent.sid).update({ status: 'completed' });
  });

  test('tells that a message begins when the tone is over, where that is asked for', async () => {
    await phone(theirs, 'tone:1000');
    const events = 'recordingStatusCallbackEvent="in-progress completed"';
    const twiml = `<Response><Record recordingStatusCallback="${s.app}/message-status" ${events} maxLength="30"/></Response>`;
    const call = await s.client.calls.create({ to: theirs, from: ours, twiml });
    const begun = await s.report({ CallSid: call.sid, RecordingStatus: 'in-progress' });
    expect(begun.params).toMatchObject({ RecordingSid: s.sandbox.carrier.recorder.currentOf(call.sid) });
    await s.client.calls(call.sid).update({ status: 'completed' });
    await s.report({ CallSid: call.sid, RecordingStatus: 'completed' });
  });

  test('to a switchboard presses the extension after the answer, and is put through; a wrong one is told so', async () => {
    const board = '+14155558844';
    await s.sandbox.phones.save({ number: board, answers: 0, says: 'tone:1000', extensions: ['12', '34'] });
    const twiml = '<Response><Pause length="60"/></Response>';
    const heard = async (sid: string, hertz: number) => {
      await eventually(async () => {
        const { said } = await s.media.measure(sid, [hertz]);
        if ((said.tones[hertz] ?? 0) < 2_000) throw new Error(`says ${JSON.stringify(said)}`);
      });
    };
    const put = await s.client.calls.create({ to: board, from: ours, sendDigits: 'ww34#', twiml });
    await heard(put.sid, 1_000);
    expect(s.sandbox.carrier.session(put.sid)?.hears).toBe('♪ keys 34#');
    const wrong = await s.client.calls.create({ to: board, from: ours, sendDigits: '9', twiml });
    const noted = () =>
      s.sandbox.wire
        .recent()
        .filter(({ about }) => about.includes(board))
        .map(({ text }) => text);
    await eventually(() => expect(noted()).toContain('no extension 9'));
    expect(noted()).toContain('extension 34 answers');
    // Keys may come in an announcement to a participant, too.
    s.answer('/keys', () => xml('<Play digits="w12"/>'));
    const guest = await s.client.conferences('keys').participants.create({ to: board, from: ours, beep: 'false' });
    await s.client.conferences('keys').participants.create({ to: '+15005550006', from: ours, beep: 'false' });
    await eventually(async () => {
      await s.client
        .conferences('keys')
        .participants(guest.callSid)
        .update({ announceUrl: `${s.app}/keys` });
      await eventually(() => expect(noted()).toContain('extension 12 answers'), 2_000);
    });
    await heard(guest.callSid, 1_000);
    for (const { sid } of [put, wrong, { sid: guest.callSid }])
      await s.client.calls(sid).update({ status: 'completed' });
    await expect(s.client.calls.create({ to: board, from: ours, sendDigits: '12; drop', twiml })).rejects.toMatchObject(
      { code: 21_206 },
    );
  }, 60_000);

  test('that nobody answers within its time ends no-answer', async () => {
    const call = await s.client.calls.create({
      to: '+15005550002',
      from: ours,
      timeout: 1,
      twiml: '<Response/>',
      statusCallback: `${s.app}/status`,
    });
    await s.report({ CallSid: call.sid, CallStatus: 'no-answer' });
  });

  test('to a browser that is not here ends no-answer', async () => {
    const call = await s.client.calls.create({
      to: 'client:nobody',
      from: theirs,
      twiml: '<Response/>',
      statusCallback: `${s.app}/status`,
    });
    await s.report({ CallSid: call.sid, CallStatus: 'no-answer' });
  });

  test('while it rings can be cancelled', async () => {
    const call = await s.client.calls.create({
      to: '+15005550002',
      from: ours,
      twiml: '<Response/>',
      statusCallback: `${s.app}/status`,
      statusCallbackEvent: ['ringing', 'completed'],
    });
    await s.report({ CallSid: call.sid, CallStatus: 'ringing' });
    await s.client.calls(call.sid).update({ status: 'canceled' });
    await s.report({ CallSid: call.sid, CallStatus: 'canceled' });
  });

  test('is refused with the codes of the provider', async () => {
    const place = (to: string, from: string) => s.client.calls.create({ to, from, twiml: '<Response/>' });
    await expect(place('12', ours)).rejects.toMatchObject({ status: 400, code: 21_211 });
    await expect(place(theirs, '+14155559999')).rejects.toMatchObject({ status: 400, code: 21_210 });
    await expect(s.client.calls(`CA${'0'.repeat(32)}`).fetch()).rejects.toMatchObject({ status: 404, code: 20_404 });
    await s.sandbox.faults.set({ kind: 'rate-limit', on: true, left: 1, seconds: 0, only: null });
    await expect(place(theirs, ours)).rejects.toMatchObject({ status: 429, code: 20_429 });
  });

  test('takes its time on demand, for whom the fault names', async () => {
    const takes = async (to: string) => {
      const asked = performance.now();
      await s.client.calls.create({ to, from: ours, twiml: '<Response/>' });
      return performance.now() - asked;
    };
    await s.sandbox.faults.set({ kind: 'slow-api', on: true, left: null, seconds: 1, only: '+15005550009' });
    expect(await takes('+15005550009')).toBeGreaterThan(990);
    expect(await takes('+15005550002')).toBeLessThan(990);
    await s.sandbox.faults.allOff();
  });
});

describe('a call from outside', () => {
  test('asks the voice URL, hears the prompt, and is in the conference that the answer names', async () => {
    s.answer('/prompt.wav', () => ({ type: 'audio/wav', body: toneFile(620) }));
    s.answer('/other-music.wav', () => ({ type: 'audio/wav', body: toneFile(784) }));
    s.answer('/hold', () => xml(`<Play loop="0">${s.app}/prompt.wav</Play>`));
    s.answer('/voice', () =>
      xml(
        `<Play>${s.app}/prompt.wav</Play><Dial><Conference beep="false" participantLabel="caller" endConferenceOnExit="true" ` +
          `waitUrl="" statusCallback="${s.app}/conference" statusCallbackEvent="start end join leave mute hold">call-1</Conference></Dial>`,
      ),
    );
    const caller = await s.sandbox.carrier.callIn({ from: theirs, to: ours, says: 'tone:440' });
    const asked = await s.report({ CallSid: caller.sid, CallStatus: 'ringing', Direction: 'inbound' });
    expect(asked).toMatchObject({
      path: '/voice',
      signed: true,
      params: { From: theirs, To: ours, AccountSid: s.config.accountSid },
    });
    const joined = await s.report({ StatusCallbackEvent: 'participant-join', ParticipantLabel: 'caller' });
    const conference = joined.params['ConferenceSid'] ?? '';
    expect(joined.params['FriendlyName']).toBe('call-1');

    await phone('+15035550175', 'tone:1000');
    const agent = await s.client
      .conferences('call-1')
      .participants.create({ to: '+15035550175', from: ours, label: 'agent', beep: 'false' });
    await s.report({ StatusCallbackEvent: 'conference-start', ConferenceSid: conference });
    await s.report({ StatusCallbackEvent: 'participant-join', ParticipantLabel: 'agent' });
    const hears = async (sid: string, hertz: number) => {
      await eventually(async () => {
        const { heard } = await s.media.measure(sid, [hertz]);
        if ((heard.tones[hertz] ?? 0) < 2_000) throw new Error(`${sid} hears ${JSON.stringify(heard)}`);
      });
    };
    await hears(caller.sid, 1_000);
    await hears(agent.callSid, 440);

    const recording = await s.client.calls(caller.sid).recordings.create({
      recordingChannels: 'dual',
      recordingStatusCallback: `${s.app}/recording`,
      recordingStatusCallbackEvent: ['completed'],
    });
    const participants = await s.client.conferences(conference).participants.list();
    expect(participants.map((one) => one.label).toSorted()).toEqual(['agent', 'caller']);

    await s.client
      .conferences(conference)
      .participants('caller')
      .update({ hold: true, holdUrl: `${s.app}/hold` });
    await s.report({ StatusCallbackEvent: 'participant-hold', ParticipantLabel: 'caller', Hold: 'true' });
    await hears(caller.sid, 620);
    await s.client
      .conferences(conference)
      .participants('caller')
      .update({ hold: true, holdUrl: `${s.app}/other-music.wav` });
    await hears(caller.sid, 784);
    await s.client.conferences(conference).participants(caller.sid).update({ hold: false });
    await hears(caller.sid, 1_000);

    await s.client.conferences(conference).participants('agent').update({ muted: true });
    await s.report({ StatusCallbackEvent: 'participant-mute', ParticipantLabel: 'agent', Muted: 'true' });
    await eventually(async () => {
      const { heard } = await s.media.measure(caller.sid, [1_000]);
      if ((heard.tones[1_000] ?? 0) > 100) throw new Error('still hears the muted agent');
    });

    s.sandbox.carrier.handler.onHangup(caller.sid, 'hangup');
    await s.report({
      StatusCallbackEvent: 'participant-leave',
      ParticipantLabel: 'caller',
      ReasonParticipantLeft: 'participant_hung_up',
    });
    await s.report({
      StatusCallbackEvent: 'conference-end',
      ConferenceSid: conference,
      ReasonConferenceEnded: 'participant-with-end-conference-on-exit-left',
    });
    expect((await s.report({ CallSid: caller.sid, CallStatus: 'completed' })).path).toBe('/number-status');
    await eventually(async () => {
      expect((await s.client.calls(agent.callSid).fetch()).status).toBe('completed');
    });
    const recorded = await s.report({ RecordingSid: recording.sid, RecordingStatus: 'completed' });
    expect(recorded.params).toMatchObject({ RecordingChannels: '2', CallSid: caller.sid });
    const file = parseWav(await readFile(s.sandbox.carrier.recorder.fileOf(recording.sid)));
    expect(file.channels).toBe(2);
    const says = file.samples.filter((_, at) => at % 2 === 0);
    expect(goertzel(says, 440)).toBeGreaterThan(goertzel(says, 1_000) * 10);
    expect((await s.client.recordings(recording.sid).fetch()).status).toBe('completed');
    expect(s.heard.every((one) => one.signed)).toBe(true);
  }, 60_000);

  test('shows what carriers say where a phone hides its number', async () => {
    s.answer('/voice', () => xml('<Reject/>'));
    for (const hides of ['anonymous', '+266696687', ''] as const) {
      await s.sandbox.phones.save({ number: '+15035550181', hides });
      const { sid } = await s.sandbox.carrier.callIn({ from: '+15035550181', to: ours, says: 'silence' });
      const asked = await s.report({ CallSid: sid, CallStatus: 'ringing' });
      expect(asked.params['From']).toBe(hides);
    }
  });

  test('gives its digits to Gather and follows the action', async () => {
    s.answer('/voice', () => xml(`<Gather numDigits="2" action="/menu"><Pause length="30"/></Gather>`));
    s.answer('/menu', () => xml('<Hangup/>'));
    const caller = await s.sandbox.carrier.callIn({ from: theirs, to: ours, says: 'silence' });
    await eventually(() =>
      s.sandbox.wire
        .recent()
        .some((entry) => entry.text.startsWith('<Gather>') && entry.detail['CallSid'] === caller.sid),
    );
    s.sandbox.carrier.handler.onDtmf(caller.sid, '42');
    expect((await s.report({ CallSid: caller.sid, Digits: '42' })).path).toBe('/menu');
    await s.report({ CallSid: caller.sid, CallStatus: 'completed' });
  });

  test('is redirected by an update, and leaves its conference for it', async () => {
    s.answer('/voice', () =>
      xml(
        `<Dial><Conference waitUrl="" statusCallback="${s.app}/conference" statusCallbackEvent="join leave end">call-2</Conference></Dial>`,
      ),
    );
    s.answer('/elsewhere', () => xml('<Pause length="30"/>'));
    const caller = await s.sandbox.carrier.callIn({ from: theirs, to: ours, says: 'silence' });
    await s.report({ StatusCallbackEvent: 'participant-join', CallSid: caller.sid });
    await s.client.calls(caller.sid).update({ url: `${s.app}/elsewhere` });
    await s.report({
      StatusCallbackEvent: 'participant-leave',
      CallSid: caller.sid,
      ReasonParticipantLeft: 'participant_updated_via_api',
    });
    await eventually(() => {
      if (!s.heard.some((one) => one.path === '/elsewhere' && one.params['CallSid'] === caller.sid))
        throw new Error('not asked');
    });
    await s.client.calls(caller.sid).update({ twiml: '<Response><Hangup/></Response>' });
    await s.report({ CallSid: caller.sid, CallStatus: 'completed' });
  });

  test('falls back when the voice URL fails, and says why', async () => {
    s.answer('/voice', () => ({ status: 500 }));
    const [number] = await s.client.incomingPhoneNumbers.list({ phoneNumber: ours });
    await s.client.incomingPhoneNumbers(number?.sid ?? '').update({ voiceFallbackUrl: `${s.app}/fallback` });
    s.answer('/fallback', () => xml('<Reject reason="busy"/>'));
    const caller = await s.sandbox.carrier.callIn({ from: theirs, to: ours, says: 'silence' });
    expect((await s.report({ CallSid: caller.sid, ErrorCode: '11200' })).path).toBe('/fallback');
    await s.report({ CallSid: caller.sid, CallStatus: 'busy' });
  });

  test('ends when its document holds a verb that is none, visibly', async () => {
    s.answer('/voice', () => xml('<Teleport/>'));
    s.answer('/fallback', () => xml('<Teleport/>'));
    const caller = await s.sandbox.carrier.callIn({ from: theirs, to: ours, says: 'silence' });
    await s.report({ CallSid: caller.sid, CallStatus: 'failed' });
    expect(s.sandbox.wire.recent().some((entry) => entry.result === '12200')).toBe(true);
  });

  test('to a number that does not exist is refused', async () => {
    await expect(s.sandbox.carrier.callIn({ from: theirs, to: '+14155559999', says: 'silence' })).rejects.toThrow(
      /not in service/,
    );
  });
});

describe('a text', () => {
  const send = (to: string, body = 'hello') =>
    s.client.messages.create({ to, from: ours, body, statusCallback: `${s.app}/text-status` });

  test('to an outside number is sent, then delivered, and the phone shows it', async () => {
    const message = await send(theirs);
    expect(message.status).toBe('queued');
    await s.report({ MessageSid: message.sid, MessageStatus: 'delivered' });
    const statuses = s.heard
      .filter((one) => one.params['MessageSid'] === message.sid)
      .map((one) => one.params['MessageStatus']);
    expect(statuses).toEqual(['sent', 'delivered']);
    expect((await s.sandbox.store.textsOf(theirs, 10)).at(-1)).toMatchObject({ body: 'hello', shown: true });
  });

  test.each([
    ['unreachable', 'undelivered', '30003'],
    ['unregistered-campaign', 'failed', '30034'],
    ['block-short-links', 'undelivered', '30007'],
  ] as const)('with the fault %s ends %s', async (kind, status, code) => {
    await s.sandbox.faults.set({ kind, on: true, left: 1, seconds: 0, only: null });
    const message = await send(theirs, 'follow it here: wrnf.link/t/8KQ2');
    expect((await s.report({ MessageSid: message.sid, MessageStatus: status })).params['ErrorCode']).toBe(code);
  });

  test.each([
    ['picture', 'delivered', undefined],
    ['page', 'failed', '12300'],
    ['liar', 'failed', '12300'],
    ['nothing', 'failed', '21620'],
  ])('with a %s along ends %s', async (what, status, code) => {
    const { port, close } = await filesOf({
      '/picture': { type: 'image/png', bytes: await drawnPicture(20, 10, 'png') },
      '/page': { type: 'text/html', bytes: Buffer.from('<script>') },
      '/liar': { type: 'audio/mpeg', bytes: await drawnPicture(20, 10, 'png') },
    });
    const message = await s.client.messages.create({
      to: theirs,
      from: ours,
      mediaUrl: [`http://127.0.0.1:${port}/${what}`],
      statusCallback: `${s.app}/text-status`,
    });
    expect([message.sid.slice(0, 2), message.numMedia]).toEqual(['MM', '1']);
    expect((await s.report({ MessageSid: message.sid, MessageStatus: status })).params['ErrorCode']).toBe(code);
    const shown = (await s.sandbox.store.textsOf(theirs, 10)).find(({ sid }) => sid === message.sid);
    expect(shown?.media?.map(({ contentType }) => contentType)).toEqual(code === undefined ? ['image/png'] : undefined);
    await close();
  });

  test('is reported twice on demand', async () => {
    await s.sandbox.faults.set({ kind: 'report-twice', on: true, left: null, seconds: 0, only: '+15035550199' });
    const message = await send('+15035550199');
    await eventually(() => {
      const count = s.heard.filter(
        (one) => one.params['MessageSid'] === message.sid && one.params['MessageStatus'] === 'delivered',
      ).length;
      if (count !== 2) throw new Error(`${count} reports`);
    });
    await s.sandbox.faults.allOff();
  });

  test('is refused with the codes of the provider', async () => {
    await expect(send('+15005550009')).rejects.toMatchObject({ code: 21_211 });
    await expect(send(theirs, 'x'.repeat(1_601))).rejects.toMatchObject({ code: 21_617 });
    await expect(s.client.messages.create({ to: theirs, from: '+14155559999', body: 'x' })).rejects.toMatchObject({
      code: 21_606,
    });
  });

  test('from outside brings pictures along, which are the account’s alone until it deletes them', async () => {
    s.answer('/sms', () => xml(''));
    const bytes = Buffer.from('a picture');
    const message = await s.sandbox.carrier.texts.receive({
      from: theirs,
      to: ours,
      body: '',
      media: [{ contentType: 'image/jpeg', bytes }],
    });
    expect(message.sid).toMatch(/^MM/);
    const { params } = await s.report({ MessageSid: message.sid });
    expect(params).toMatchObject({ Body: '', NumMedia: '1', MediaContentType0: 'image/jpeg' });
    const path = new URL(params['MediaUrl0'] ?? '').pathname;
    const [media] = await s.client.messages(message.sid).media.list();
    expect(path.endsWith(`/Messages/${message.sid}/Media/${media?.sid}`)).toBe(true);
    expect(media?.contentType).toBe('image/jpeg');
    expect((await s.client.messages(message.sid).fetch()).numMedia).toBe('1');
    const at = (address: string) => new URL(new URL(address).pathname, s.api).href;
    const file = (authorization = '') =>
      fetch(at(params['MediaUrl0'] ?? ''), { redirect: 'manual', headers: { authorization } });
    expect((await file()).status).toBe(401);
    const password = `Basic ${Buffer.from(`${s.config.accountSid}:${s.config.authToken}`).toString('base64')}`;
    const { status, headers } = await file(password);
    expect(status).toBe(307);
    const stored = await fetch(at(headers.get('location') ?? ''));
    expect(Buffer.from(await stored.arrayBuffer())).toEqual(bytes);
    await s.client.messages(message.sid).media(media!.sid).remove();
    expect((await file(password)).status).toBe(404);
    expect(await s.client.messages(message.sid).media.list()).toEqual([]);
  });

  test('from outside reaches the SMS URL, and a TwiML answer goes back', async () => {
    s.answer('/sms', () => xml('<Message>Got it</Message>'));
    const message = await s.sandbox.carrier.texts.receive({ from: theirs, to: ours, body: 'Anyone there?' });
    const asked = await s.report({ MessageSid: message.sid });
    expect(asked).toMatchObject({
      path: '/sms',
      signed: true,
      params: { From: theirs, To: ours, Body: 'Anyone there?', NumMedia: '0' },
    });
    await eventually(async () => {
      expect((await s.sandbox.store.textsOf(theirs, 50)).at(-1)?.body).toBe('Got it');
    });
  });
});

/** Files as an application serves them to the carrier. */
async function filesOf(files: Readonly<Record<string, { type: string; bytes: Uint8Array }>>) {
  const server = createServer(({ url }, response) => {
    const file = files[url ?? ''];
    if (file) response.writeHead(200, { 'content-type': file.type }).end(file.bytes);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { port, close: () => new Promise((resolve) => server.close(resolve)) };
}
