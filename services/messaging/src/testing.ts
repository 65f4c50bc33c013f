/** A carrier that speaks as much of the REST protocol as the sender uses, for this service's tests. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Code, ConnectError, createRouterTransport, createClient } from '@connectrpc/connect';
import type { Principal, Scope } from '@ringline/kit/auth';
import { createCarrier } from '@ringline/kit/carrier';
import type { RpcClients } from '@ringline/kit/rpc';
import { createLocalStorage, type Storage } from '@ringline/kit/storage';
import { atEndOfFile, fakeIds, temporaryFolder } from '@ringline/kit/testing';
import { BillingService, type HoldForMessageRequest } from '@ringline/proto/billing/v1/billing_pb';
import { SubscriberListService } from '@ringline/proto/contacts/v1/lists_pb';
import twilio from 'twilio';

const ACCOUNT = `AC${'0'.repeat(32)}`;
const AUTH_TOKEN = 'carrier-auth-token';
const PUBLIC_URL = 'https://ringline.example';

export interface CarrierText {
  sid: string;
  from: string;
  to: string;
  body: string;
  status: string;
  dateCreated: Date;
  statusCallback: string;
  mediaUrls?: string[];
  /** Of a template. */
  contentSid?: string;
  contentVariables?: string;
  /** What came from outside; ours otherwise. */
  direction?: 'inbound';
}

/** A template, as the carrier keeps it. */
interface CarrierContent {
  readonly language: string;
  readonly variables: object;
  readonly types: object;
  asked?: { name: string; category: string };
  status: string;
  reason: string;
}

type Fault = 'none' | 'refuse' | 'opted-out' | 'busy' | 'crash-before' | 'crash-after' | 'hang-before' | 'hang-after';

/** @param now what the carrier's clock says. */
export async function testCarrier(now: () => Date) {
  const texts: CarrierText[] = [];
  const faults: Fault[] = [];
  let mediaCount = 0;
  const media = new Map<string, { messageSid: string; bytes: Uint8Array; type: string }>();
  const contents = new Map<string, CarrierContent>();
  let contentCount = 0;
  let away = false;

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  atEndOfFile(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let form = '';
    for await (const chunk of request) form += String(chunk);
    const url = new URL(request.url ?? '', 'http://carrier');
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (away) return void send(503, { code: 20503, message: 'away', status: 503 });
    if (url.pathname.startsWith('/v1/Content')) return answerContent(request.method ?? '', url.pathname, form, send);
    if (request.method === 'POST') {
      const fault = faults.shift();
      if (fault === 'refuse') return void send(400, { code: 21211, message: 'invalid To', status: 400 });
      if (fault === 'opted-out') return void send(400, { code: 21610, message: 'unsubscribed', status: 400 });
      if (fault === 'busy') return void send(429, { code: 20429, message: 'too many', status: 429 });
      if (fault === 'crash-before') return void request.socket.destroy();
      // Whoever asked is gone before there is an answer.
      if (fault === 'hang-before') return;
      const fields = new URLSearchParams(form);
      const text: CarrierText = {
        sid: `SM${String(texts.length + 1).padStart(32, '0')}`,
        from: fields.get('From') ?? '',
        to: fields.get('To') ?? '',
        body: fields.get('Body') ?? '',
        status: 'queued',
        dateCreated: now(),
        statusCallback: fields.get('StatusCallback') ?? '',
        mediaUrls: fields.getAll('MediaUrl'),
        contentSid: fields.get('ContentSid') ?? '',
        contentVariables: fields.get('ContentVariables') ?? '',
      };
      texts.push(text);
      if (fault === 'crash-after') return void request.socket.destroy();
      if (fault === 'hang-after') return;
      return void send(201, shown(text));
    }
    const [, messageSid = '', mediaSid = ''] =
      /Messages\/(\w+)\/Media(?:\/(\w+))?(?:\.json)?$/.exec(url.pathname) ?? [];
    if (messageSid) return answerMedia(request, response, messageSid, mediaSid);
    const stored = media.get(/^\/store\/(\w+)$/.exec(url.pathname)?.[1] ?? '');
    // Somebody else's machine, which is to learn no password of the carrier's.
    if (stored) return void response.writeHead(request.headers.authorization ? 400 : 200).end(stored.bytes);
    const sid = /Messages\/(SM\d+)\.json/.exec(url.pathname)?.[1];
    if (sid) return void send(200, shown(texts.find((text) => text.sid === sid) ?? texts[0]!));
    const [to, from] = [url.searchParams.get('To'), url.searchParams.get('From')];
    send(200, {
      messages: texts.filter((text) => [null, text.to].includes(to) && [null, text.from].includes(from)).map(shown),
      page: 0,
      page_size: 50,
      uri: '',
      first_page_uri: '',
      next_page_uri: null,
    });
  }

  function answerContent(method: string, path: string, json: string, send: (status: number, body: object) => void) {
    const [, sid = '', asksApproval = ''] = /^\/v1\/Content(?:\/(\w+))?(\/ApprovalRequests)?/.exec(path) ?? [];
    if (sid === '') {
      const made = `HX${String(++contentCount).padStart(32, '0')}`;
      contents.set(made, { ...(JSON.parse(json) as CarrierContent), status: 'unsubmitted', reason: '' });
      return send(201, { sid: made });
    }
    const content = contents.get(sid);
    if (!content) return send(404, { code: 20404, message: 'not found', status: 404 });
    if (method === 'DELETE') return send(204, { gone: contents.delete(sid) });
    if (asksApproval && method === 'POST') {
      content.asked = JSON.parse(json) as { name: string; category: string };
      content.status = 'received';
      return send(201, { ...content.asked, status: 'received', rejection_reason: '' });
    }
    return send(200, { sid, whatsapp: { status: content.status, rejection_reason: content.reason } });
  }

  function answerMedia(request: IncomingMessage, response: ServerResponse, messageSid: string, sid: string): void {
    const password = `Basic ${Buffer.from(`${ACCOUNT}:${AUTH_TOKEN}`).toString('base64')}`;
    if (request.headers.authorization !== password) return void response.writeHead(401).end();
    if (sid === '') {
      const list = [...media].filter(([, one]) => one.messageSid === messageSid);
      const uriOf = (id: string) => `/2010-04-01/Accounts/${ACCOUNT}/Messages/${messageSid}/Media/${id}.json`;
      const media_list = list.map(([id, { type }]) => ({ sid: id, content_type: type, uri: uriOf(id) }));
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ media_list, page: 0, page_size: 50, next_page_uri: null }));
    }
    if (request.method === 'DELETE') return void response.writeHead(media.delete(sid) ? 204 : 404).end();
    if (!media.has(sid)) return void response.writeHead(404).end();
    const { port } = server.address() as AddressInfo;
    response.writeHead(307, { location: `http://localhost:${port}/store/${sid}` }).end();
  }

  const shown = ({ sid, from, to, body, status, dateCreated, direction, mediaUrls = [] }: CarrierText) => ({
    direction: direction ?? 'outbound-api',
    num_media: String(mediaUrls.length + [...media.values()].filter(({ messageSid }) => messageSid === sid).length),
    sid,
    from,
    to,
    body,
    status,
    account_sid: ACCOUNT,
    error_code: null,
    num_segments: '1',
    date_created: dateCreated.toUTCString(),
    date_sent: dateCreated.toUTCString(),
  });

  const environment = {
    CARRIER_ACCOUNT_SID: ACCOUNT,
    CARRIER_AUTH_TOKEN: AUTH_TOKEN,
    CARRIER_API_KEY: `SK${'0'.repeat(32)}`,
    CARRIER_API_SECRET: 'secret',
    CARRIER_APP_SID: `AP${'0'.repeat(32)}`,
    CARRIER_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    PUBLIC_URL,
    VIBER_API_URL: 'http://127.0.0.1:1',
    VIBER_SENDERS: '',
  };
  return {
    texts,
    media,
    contents,
    /** What WhatsApp says of a template from now on. */
    judge: (sid: string, status: string, reason = '') =>
      void Object.assign(contents.get(sid) ?? {}, { status, reason }),
    /** Gives the carrier a file of a text. @returns its address */
    giveMedia(messageSid: string, bytes: Uint8Array, type = 'image/jpeg') {
      const sid = `ME${String(++mediaCount).padStart(32, '0')}`;
      media.set(sid, { messageSid, bytes, type });
      return `${environment.CARRIER_API_URL}/2010-04-01/Accounts/${ACCOUNT}/Messages/${messageSid}/Media/${sid}`;
    },
    environment,
    carrier: createCarrier(environment),
    /** What happens to the next requests that send a text, in order. */
    faultNext: (...next: Fault[]) => void faults.push(...next),
    setAway: (value: boolean) => void (away = value),
    sign: (path: string, form: Record<string, string>) =>
      twilio.getExpectedTwilioSignature(AUTH_TOKEN, PUBLIC_URL + path, form),
  };
}

export const testStorage = (): Storage => createLocalStorage(temporaryFolder('messaging'), fakeIds());

/** Billing behind its contract: the given answer to each hold, and the asks. */
export function testBilling() {
  const asks: HoldForMessageRequest[] = [];
  let refusal: { code: string; reason: string } | undefined;
  const client = createClient(
    BillingService,
    createRouterTransport((router) => {
      router.service(BillingService, {
        holdForMessage(request) {
          asks.push(request);
          return refusal ? { allowed: false, ...refusal } : { allowed: true };
        },
      });
    }),
  );
  /** The lists that each contact is in, as contacts says; undefined: it is away. */
  const contacts: { lists: ReadonlyMap<string, readonly string[]> | undefined } = { lists: new Map() };
  const lists = createClient(
    SubscriberListService,
    createRouterTransport((router) => {
      router.service(SubscriberListService, {
        listsOf({ contactId, listIds }) {
          if (!contacts.lists) throw new ConnectError('away', Code.Unavailable);
          const on = contacts.lists.get(contactId) ?? [];
          return { listIds: listIds.filter((id) => on.includes(id)) };
        },
      });
    }),
  );
  return {
    asks,
    contacts,
    refuse: (next: typeof refusal) => void (refusal = next),
    rpc: {
      client: (service: unknown) => (service === SubscriberListService ? lists : client),
    } as unknown as RpcClients,
  };
}

/** A member with one scope on everything. */
export function testPrincipal(workspaceId: string, scope: Scope = 'all', more: Partial<Principal> = {}): Principal {
  return {
    kind: 'user',
    userId: '0190a000-0000-7000-8000-0000000000aa',
    sessionId: '',
    workspaceId,
    profileId: '',
    role: 'MANAGER',
    teamIds: [],
    grants: {},
    plan: 'BUSINESS',
    features: [],
    seat: true,
    ownerName: 'Maya',
    scope: () => scope,
    ...more,
  };
}
