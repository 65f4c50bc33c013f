/** The API of the outside world: phones, simulated callers and texts, faults, mail, and one live stream for its pages. */
import type { ServerResponse } from 'node:http';
import { givenFields } from '@ringline/kit/carrier';
import { fileTypeOf } from '@ringline/kit/pictures';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Carrier } from '../carrier/carrier.ts';
import { CarrierError } from '../carrier/faultCodes.ts';
import { ViberRefusal } from '../carrier/viber/protocol.ts';
import { REGISTRY_NUMBER } from '../carrier/registry/items.ts';
import { sidFrom } from '../carrier/sid.ts';
import { plainAddress, VIBER, WHATSAPP } from '../carrier/registry/sender.ts';
import { createMediaFiles } from '../carrier/messages/mediaFiles.ts';
import type { CallRecord, MessageRecord } from '../carrier/records.ts';
import type { CallSession } from '../carrier/calls/session.ts';
import { faultSchema } from '../faults/faults.ts';
import { legIsGone } from '../media/switch.ts';
import type { Mailbox } from '../mailbox/mailbox.ts';
import { HIDDEN, phoneSchema, type Phones } from './phones.ts';

const number = phoneSchema.shape.number;
/** What a carrier tells of a caller: a number, made up or not, or what stands for a hidden one. */
const caller = z.union([z.enum(HIDDEN), z.string().regex(/^\+[1-9]\d{6,14}$/)]);
const callSchema = z.object({
  from: caller,
  to: number,
  says: z
    .string()
    .regex(/^(?:caller|silence|tone:\d{2,4})$/)
    .default('caller'),
});
/** Of a request, base64 included. */
const LARGEST_TEXT_BYTES = 8_000_000;
/** What a phone sends along, as carriers let through: some 5 MB in all. */
const fileSchema = z.object({
  contentType: z.string().regex(/^[\w.+-]+\/[\w.+-]+$/),
  base64: z.base64().max(7_000_000),
});
/** What WhatsApp thinks of a template from now on. */
const judgementSchema = z.object({
  status: z.enum(['approved', 'rejected', 'paused', 'disabled']),
  reason: z.string().max(500).default(''),
});

const textSchema = z
  .object({
    from: z.union([z.enum(HIDDEN), number]),
    to: number,
    body: z.string().max(1_600),
    media: z.array(fileSchema).max(10).default([]),
    channel: z.enum(['sms', 'whatsapp', 'viber']).default('sms'),
    /** A button of a WhatsApp message that the person pressed. */
    button: z.string().max(40).optional(),
    /** The message that it stands under. */
    repliesTo: z.string().max(40).optional(),
  })
  .refine(
    ({ body, media, button }) => body !== '' || media.length > 0 || button !== undefined,
    'Write a text, or choose a picture.',
  );
/** What a phone shows or plays in place. */
const SHOWN = /^(image\/(png|jpeg|gif|webp)|audio\/(mpeg|mp4|ogg|wav)|video\/(mp4|webm))$/;
const measureQuery = z.object({ frequencies: z.string().default('') });
const mailQuery = z.object({
  to: z.string().optional(),
  limit: z.coerce
    .number()
    .min(1)
    .catch(50)
    .default(50)
    .transform((limit) => Math.min(200, limit)),
});
const digitsSchema = z.object({ digits: z.string().regex(/^[0-9*#A-D]{1,32}$/) });

export interface HandsetDeps {
  readonly carrier: Carrier;
  readonly phones: Phones;
  readonly mailbox: Mailbox;
}

interface Params {
  number: string;
  sid: string;
}

export function handsetApi(app: FastifyInstance, { carrier, phones, mailbox }: HandsetDeps): void {
  const { store, faults, wire, media, config, ids } = carrier.deps;
  const files = createMediaFiles(config, ids);

  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof z.ZodError) {
      const problem = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
      return reply.code(422).type('application/problem+json').send({ status: 422, title: problem });
    }
    if (error instanceof CarrierError) {
      return reply
        .code(error.status)
        .type('application/problem+json')
        .send({ status: error.status, title: error.message });
    }
    if (error instanceof ViberRefusal) {
      const { status, message } = error;
      return reply.code(status).type('application/problem+json').send({ status, title: message });
    }
    if (legIsGone(error)) {
      const title = 'This call doesn’t exist, or its audio has ended.';
      return reply.code(404).type('application/problem+json').send({ status: 404, title });
    }
    const { statusCode = 500, message } = error as { statusCode?: number; message: string };
    if (statusCode >= 500) carrier.deps.onError(error);
    request.log.error({ err: error }, 'sandbox request failed');
    const title = statusCode >= 500 ? 'The sandbox couldn’t do this. See its log.' : message;
    return reply.code(statusCode).type('application/problem+json').send({ status: statusCode, title });
  });

  app.get('/numbers', async () => {
    const numbers = await store.numbers({ limit: 200, offset: 0 });
    return numbers.map(({ phoneNumber, friendlyName, voice }) => ({
      number: phoneNumber,
      name: friendlyName,
      callable: voice !== undefined,
    }));
  });

  app.get('/phones', () => phones.all());
  app.post('/phones', async (request, reply) => {
    const phone = phoneSchema.parse(request.body);
    await phones.save(phone);
    return reply.code(201).send(phone);
  });
  app.get<{ Params: Params }>('/phones/:number', async (request) => {
    const of = number.parse(request.params.number);
    const [settings, texts, from, to] = await Promise.all([
      phones.settingsOf(of),
      store.textsOf(of, 200),
      store.calls({ from: of }, { limit: 20, offset: 0 }),
      store.calls({ to: of }, { limit: 20, offset: 0 }),
    ]);
    const calls = [...from, ...to].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    return {
      ...settings,
      texts: texts.map(textView),
      calls: calls.map((call) => callView(call, carrier.session(call.sid))),
    };
  });
  app.put<{ Params: Params }>('/phones/:number', async (request) => {
    const phone = phoneSchema.parse({ ...givenFields(request.body), number: request.params.number });
    await phones.save(phone);
    return phone;
  });
  app.delete<{ Params: Params }>('/phones/:number', async (request, reply) => {
    await phones.remove(number.parse(request.params.number));
    return reply.code(204).send();
  });

  app.post('/calls', async (request, reply) => {
    const session = await carrier.callIn(callSchema.parse(request.body));
    return reply.code(201).send(callView(session.record, session));
  });
  app.get('/calls', () => carrier.live().map((session) => callView(session.record, session)));
  app.get<{ Params: Params }>('/calls/:sid', async (request, reply) => {
    const session = carrier.session(request.params.sid);
    const record = session?.record ?? (await store.call(request.params.sid));
    return record
      ? callView(record, session)
      : reply.code(404).send({ status: 404, title: 'This call doesn’t exist.' });
  });
  app.delete<{ Params: Params }>('/calls/:sid', async (request, reply) => {
    const session = carrier.session(request.params.sid);
    if (session) carrier.handler.onHangup(session.sid, session.record.answeredAt ? 'hangup' : 'canceled');
    return reply.code(204).send();
  });
  app.post<{ Params: Params }>('/calls/:sid/digits', async (request, reply) => {
    carrier.handler.onDtmf(request.params.sid, digitsSchema.parse(request.body).digits);
    return reply.code(204).send();
  });
  app.get<{ Params: Params }>('/calls/:sid/measure', async (request) => {
    const frequencies = measureQuery
      .parse(request.query)
      .frequencies.split(',')
      .map(Number)
      .filter((hertz) => hertz > 0);
    return media.measure(request.params.sid, frequencies);
  });

  // What is written to the registry's own number answers the text that it sent to a sole proprietor.
  app.post('/texts', { bodyLimit: LARGEST_TEXT_BYTES }, async (request, reply) => {
    const { media, from, channel, button, repliesTo, ...text } = textSchema.parse(request.body);
    if (text.to === REGISTRY_NUMBER) {
      const at = carrier.deps.clock.now().toISOString();
      const written: MessageRecord = {
        sid: sidFrom('SM', carrier.deps.ids.uuid()),
        accountSid: carrier.deps.config.accountSid,
        from,
        to: text.to,
        body: text.body,
        mediaUrls: [],
        direction: 'inbound',
        createdAt: at,
        updatedAt: at,
        status: 'received',
        plan: [],
        shown: true,
      };
      await carrier.texts.put(written);
      await carrier.registry.answer(from, text.body);
      return reply.code(201).send(textView(written));
    }
    const whatsapp =
      channel !== 'whatsapp'
        ? undefined
        : { profileName: (await phones.settingsOf(from)).name || from, button, repliesTo };
    const sent = media.map(({ contentType, base64 }) => ({ contentType, bytes: Buffer.from(base64, 'base64') }));
    if (channel === 'viber') {
      if (!carrier.viber) throw new ViberRefusal(404, 0, 'Not Found', 'This sandbox has no provider of Viber');
      const written = await carrier.viber.receive({ ...text, from, media: sent });
      return reply.code(201).send(textView(written));
    }
    const message = await carrier.texts.receive({
      ...text,
      from: whatsapp ? from : await phones.shownOf(from),
      media: sent,
      whatsapp,
    });
    return reply.code(201).send(textView(message));
  });

  app.post<{ Params: Params }>('/texts/:sid/read', async (request, reply) => {
    const message = await carrier.texts.read(request.params.sid);
    if (!message)
      return reply.code(404).send({ status: 404, title: 'No WhatsApp or Viber message waits to be read there.' });
    return reply.code(204).send();
  });

  app.get<{ Params: { sid: string; file: string } }>('/texts/:sid/files/:file', async (request, reply) => {
    const { sid, file } = request.params;
    const media = (await store.message(sid))?.media?.find((one) => one.sid === file);
    const bytes = media && (await files.readOnPhone(media.sid));
    if (!media || !bytes) return reply.code(404).send({ status: 404, title: 'This file doesn’t exist.' });
    // Strangers' bytes: what they are is looked up, and nothing of them runs as a page of ours.
    const type = await fileTypeOf(bytes);
    const shown = SHOWN.test(type);
    return reply
      .type(shown ? type : 'application/octet-stream')
      .header('content-disposition', shown ? 'inline' : 'attachment')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes);
  });

  app.get('/templates', () => store.contents());
  app.put<{ Params: Params }>('/templates/:sid', async (request, reply) => {
    const record = await store.content(request.params.sid);
    if (!record?.approval) return reply.code(404).send({ status: 404, title: 'No template there was submitted.' });
    const forced = judgementSchema.parse(request.body);
    await carrier.deps.commit((writes) => writes.content({ ...record, forced }));
    return reply.code(204).send();
  });

  app.get('/faults', () => faults.all());
  app.put('/faults', async (request) => {
    const fault = faultSchema.parse(request.body);
    await faults.set(fault);
    return fault;
  });
  app.delete('/faults', async (_request, reply) => {
    await faults.allOff();
    return reply.code(204).send();
  });

  app.get('/wire', () => wire.recent());
  app.get('/state', async () => ({ ...(await media.stats()), live: carrier.live().length }));

  app.get('/mail', (request) => mailbox.list(mailQuery.parse(request.query)));
  app.delete('/mail', async (_request, reply) => {
    await mailbox.clear();
    return reply.code(204).send();
  });

  const streams = new Set<ServerResponse>();
  // A page's stream ends with the page, which a server that lets its requests end would wait for.
  app.addHook('preClose', (done) => {
    for (const stream of streams) stream.end();
    done();
  });
  app.get('/stream', (request, reply) => {
    reply.hijack();
    const { raw } = reply;
    streams.add(raw);
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    const send = (event: string, data: unknown) => raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    for (const entry of wire.recent()) send('wire', entry);
    const undo = [
      wire.watch((entry) => send('wire', entry)),
      carrier.watch((session) => send('call', callView(session.record, session))),
      carrier.texts.watch((message) => send('text', textView(message))),
      carrier.numbers.watch(() => send('numbers', {})),
      phones.watch(() => send('phones', {})),
      faults.watch(() => send('faults', faults.all())),
      mailbox.watch((mail) => send('mail', mail)),
    ];
    const beat = setInterval(() => raw.write(': here\n\n'), 15_000);
    send('ready', {});
    request.raw.once('close', () => {
      clearInterval(beat);
      streams.delete(raw);
      for (const one of undo) one();
    });
  });
}

function callView(call: CallRecord, session?: CallSession) {
  const { sid, from, to, direction, status, createdAt, answeredAt, endTime, sipResponseCode } = call;
  return {
    sid,
    from,
    to,
    direction,
    status,
    createdAt,
    answeredAt,
    endTime,
    sipResponseCode,
    hears: session?.hears ?? '',
  };
}

function textView(message: MessageRecord) {
  const {
    sid,
    from,
    to,
    body,
    direction,
    status,
    errorCode,
    createdAt,
    shown,
    media = [],
    buttons = [],
    viber,
  } = message;
  const files = media.map((file) => ({ url: `/sandbox/api/texts/${sid}/files/${file.sid}`, type: file.contentType }));
  const channel = from.startsWith(WHATSAPP) ? 'whatsapp' : from.startsWith(VIBER) ? 'viber' : 'sms';
  const link = viber?.action ?? null;
  const ends = { from: plainAddress(from), to: plainAddress(to) };
  return { sid, ...ends, channel, body, direction, status, errorCode, createdAt, shown, files, buttons, link };
}
