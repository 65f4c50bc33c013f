/** Telephony on a real database, with a scripted carrier outside: what tests of use cases stand on. */
import { create, fromBinary, type DescMessage, type MessageShape } from '@bufbuild/protobuf';
import { Code, ConnectError, createClient, createRouterTransport } from '@connectrpc/connect';
import { parseEnvironment } from '@ringline/kit/config';
import { createHttpServer } from '@ringline/kit/http';
import { createSecrets, generateKeyRing } from '@ringline/kit/secrets';
import { createJobs } from '@ringline/kit/jobs';
import { createLocalStorage } from '@ringline/kit/storage';
import { createLog, createMetrics } from '@ringline/kit/telemetry';
import { atEndOfFile, fakeClock, temporaryFolder, testDatabase } from '@ringline/kit/testing';
import type { Principal, Scope } from '@ringline/kit/auth';
import {
  BillingService,
  ExtendCallHoldResponseSchema,
  HoldForCallResponseSchema,
  HoldForTranscriptResponseSchema,
} from '@ringline/proto/billing/v1/billing_pb';
import { NumberPriceService } from '@ringline/proto/billing/v1/numbers_pb';
import { RegistrationFeeService } from '@ringline/proto/billing/v1/registrations_pb';
import {
  MessagingService,
  type SendFlowMessageRequest,
  SendFlowMessageResponseSchema,
} from '@ringline/proto/messaging/v1/messaging_pb';
import twilio from 'twilio';
import type { CallState } from '../calls/engine/state.ts';
import { readCall } from '../calls/callStore.ts';
import { numberDocumentsJobs } from '../compliance/documents/atCarrier.ts';
import { registrationJobs } from '../compliance/atRegistry.ts';
import { environment } from '../environment.ts';
import { configureNumber } from '../numbers/configureNumber.ts';
import { telephony } from '../service.ts';
import { advancePortingJob } from '../porting/advance.ts';
import { advancePurchaseJob } from '../purchases/advance.ts';
import { sweepReservedJob } from '../purchases/sweepReserved.ts';
import { senderIdJobs } from '../senderIds/atCarrier.ts';
import { declineByPush } from '../calls/declineByPush.ts';
import { createTelephony } from '../telephony.ts';
import { scriptedCarrier } from './scriptedCarrier.ts';
import { createTill } from './till.ts';
import { twimlProblems } from './twimlDescription.ts';

const PUBLIC_URL = 'http://ringline.test';
const AUTH_TOKEN = 'the-auth-token';

interface Person {
  userId: string;
  name: string;
}

/**
 * @param options.adminUrl the PostgreSQL of this file's own, which may be taken away
 * @param options.ears base of an endpoint that turns recordings into words; without one nobody does
 * @param options.scribe base of an endpoint that sums calls up; without one nobody does
 */
export async function telephonyWorld(options: { adminUrl?: string; ears?: string; scribe?: string } = {}) {
  const clock = fakeClock(new Date());
  const carrier = await scriptedCarrier(() => clock.now());
  // Registered first, and so at the very end: whatever a file asked of the carrier is as the provider describes it.
  atEndOfFile(async () => {
    await carrier.close();
    const problems = [...new Set(carrier.problems)];
    if (problems.length > 0) throw new Error(`Requests that the provider does not take: ${problems.join('; ')}`);
  });
  const folder = temporaryFolder('telephony');
  const db = await testDatabase(telephony, { clock, ...options });
  const log = createLog('telephony', 'silent');
  const env = parseEnvironment('telephony', environment, {
    CARRIER_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
    CARRIER_AUTH_TOKEN: AUTH_TOKEN,
    CARRIER_API_KEY: `SK${'2'.repeat(32)}`,
    CARRIER_API_SECRET: 'secret',
    CARRIER_APP_SID: `AP${'3'.repeat(32)}`,
    CARRIER_API_URL: carrier.url,
    PUBLIC_URL,
    SANDBOX_ENABLED: 'true',
    WEBHOOK_LOOPBACK: 'true',
    ...(options.ears
      ? { TRANSCRIPTION: 'openai', TRANSCRIPTION_URL: options.ears, TRANSCRIPTION_API_KEY: 'ears-key' }
      : {}),
    ...(options.scribe ? { SUMMARY: 'openai', SUMMARY_URL: options.scribe, SUMMARY_API_KEY: 'scribe-key' } : {}),
  });
  const billing = {
    hold: { allowed: true, coveredSeconds: 120, talkTimeCapSeconds: 3600, code: '', reason: '' },
    extend: true,
    /** How long had been talked at each extension, in s. */
    talked: [] as number[],
    transcript: { allowed: true, code: '', reason: '', priceMicros: 20_000n },
    away: false,
    /** What happens while billing is asked for a hold. */
    meanwhile: async (): Promise<void> => {},
  };
  /** What the flows of calls wrote to their callers, and what messaging says to it. */
  const texting = { asked: [] as SendFlowMessageRequest[], answer: { code: '', reason: '' }, away: false };
  const till = createTill(
    () => clock.now(),
    () => db.ids.uuid(),
  );
  const transport = createRouterTransport((router) =>
    router
      .service(MessagingService, {
        sendFlowMessage(request) {
          if (texting.away) throw new ConnectError('messaging is away', Code.Unavailable);
          texting.asked.push(request);
          return create(SendFlowMessageResponseSchema, texting.answer);
        },
      })
      .service(NumberPriceService, till.quotes)
      .service(RegistrationFeeService, till.registrations)
      .service(BillingService, {
        ...till.handlers,
        async holdForCall() {
          await billing.meanwhile();
          if (billing.away) throw new ConnectError('billing is away', Code.Unavailable);
          return create(HoldForCallResponseSchema, billing.hold);
        },
        holdForTranscript() {
          if (billing.away) throw new ConnectError('billing is away', Code.Unavailable);
          return create(HoldForTranscriptResponseSchema, billing.transcript);
        },
        extendCallHold({ coverSeconds, talkedSeconds }) {
          if (billing.away) throw new ConnectError('billing is away', Code.Unavailable);
          billing.talked.push(talkedSeconds);
          return create(ExtendCallHoldResponseSchema, { allowed: billing.extend, coveredSeconds: coverSeconds });
        },
      }),
  );
  const jobs = createJobs(db, log);
  const metrics = createMetrics();
  const context = {
    env,
    db,
    clock,
    ids: db.ids,
    log,
    metrics,
    rpc: { client: (service: Parameters<typeof createClient>[0]) => createClient(service, transport) } as never,
    storage: createLocalStorage(folder, db.ids),
    jobs,
    secrets: createSecrets(generateKeyRing()),
  };
  const parts = createTelephony(context);
  await jobs.prepare([
    configureNumber(() => parts.deps),
    advancePurchaseJob(() => parts.deps),
    sweepReservedJob(() => parts.deps),
    advancePortingJob(() => parts.deps),
    parts.lostCalls.job,
    ...registrationJobs(parts.deps),
    ...numberDocumentsJobs(parts.deps),
    ...senderIdJobs(parts.deps),
  ]);
  atEndOfFile(async () => {
    await parts.executor.idle();
    await jobs.stop();
  });
  const app = await createHttpServer({ log, metrics, ready: async () => {} });
  await app.register(parts.webhooks);
  await app.register(declineByPush(parts.deps, parts.apply));
  atEndOfFile(async () => {
    parts.lostCalls.stop();
    await Promise.all([parts.transcripts.stop(), parts.summaries.stop()]);
    await app.close();
  });

  /** One look at what is due, and all that comes of it. A row that is still at work is passed over: what goes on ends first. */
  async function sweep(): Promise<void> {
    await parts.executor.idle();
    await parts.sweeper.sweep();
    await parts.sweeper.idle();
    await parts.executor.idle();
  }

  /** A webhook as the carrier sends it, signed. Its TwiML is as the provider describes it, or it throws. */
  async function webhook(url: string, form: Record<string, string>, options: { signature?: string } = {}) {
    const target = url.startsWith(PUBLIC_URL) ? url.slice(PUBLIC_URL.length) : url;
    carrier.tellsOf(form);
    const signature = options.signature ?? twilio.getExpectedTwilioSignature(AUTH_TOKEN, PUBLIC_URL + target, form);
    const answer = await app.inject({
      method: 'POST',
      url: target,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
      payload: new URLSearchParams(form).toString(),
    });
    if (String(answer.headers['content-type']).includes('xml')) {
      const problems = twimlProblems(answer.body);
      if (problems.length > 0) throw new Error(`${target} is answered with what is no TwiML: ${problems.join(', ')}`);
    }
    return answer;
  }

  async function readState(workspaceId: string, callId: string): Promise<CallState> {
    const call = await db.tenant(workspaceId, ({ tx }) => readCall(tx, workspaceId, callId));
    if (!call) throw new Error('no such call');
    return call;
  }

  async function callOf(workspaceId: string): Promise<CallState> {
    const found = await db.tenant(workspaceId, ({ tx }) =>
      tx.call.findFirst({ where: { workspaceId }, orderBy: { startedAt: 'desc' } }),
    );
    if (!found) throw new Error('there is no call');
    return found.state as unknown as CallState;
  }

  /** The events of a type in the outbox, decoded. */
  async function events<Desc extends DescMessage>(schema: Desc, type: string): Promise<MessageShape<Desc>[]> {
    const { rows } = await db.pool.query<{ payload: Buffer }>(
      'SELECT payload FROM kit.outbox WHERE type = $1 ORDER BY position',
      [type],
    );
    return rows.map(({ payload }) => fromBinary(schema, new Uint8Array(payload)));
  }

  /** A workspace with a team of people whose browsers are registered, and a number. */
  async function workspace(
    names: readonly string[],
    number: string,
    options: { recording?: boolean; greeting?: boolean; voicemail?: boolean } = {},
  ) {
    const workspaceId = db.ids.uuid();
    const teamId = db.ids.uuid();
    const phoneNumberId = db.ids.uuid();
    const people: Person[] = names.map((name) => ({ userId: db.ids.uuid(), name }));
    await db.tenant(workspaceId, async ({ tx }) => {
      await tx.workspaceCopy.create({
        data: { workspaceId, defaultTeamId: teamId, country: 'US', status: 'ACTIVE', isDemo: false, version: 1 },
      });
      await tx.teamCopy.create({
        data: { workspaceId, id: teamId, name: 'Team', memberUserIds: people.map(({ userId }) => userId), version: 1 },
      });
      for (const { userId, name } of people) {
        await tx.memberCopy.create({
          data: { workspaceId, userId, name, active: true, hasSeat: true, presence: 'AVAILABLE', version: 1 },
        });
      }
      await tx.phoneNumber.create({
        data: {
          workspaceId,
          id: phoneNumberId,
          number,
          name: 'Main',
          status: 'AVAILABLE',
          country: 'US',
          type: 'LOCAL',
          isTestNumber: true,
          isFree: true,
          teamId,
          enableCallRecording: options.recording ?? false,
          playGreeting: options.greeting ?? false,
          voicemail: options.voicemail ?? false,
          createdAt: clock.now(),
        },
      });
      await tx.numberRoute.create({ data: { number, workspaceId, phoneNumberId } });
    });
    return { workspaceId, teamId, phoneNumberId, people, number };
  }

  return {
    ...parts,
    carrier,
    clock,
    db,
    jobs,
    billing,
    texting,
    till,
    app,
    sweep,
    webhook,
    readState,
    callOf,
    events,
    workspace,
  };
}

/** A person's principal, with one scope for everything. */
export function principalOf(
  workspaceId: string,
  userId: string,
  options: { scope?: Scope; teamIds?: string[] } = {},
): Principal {
  return {
    kind: 'user',
    userId,
    sessionId: 'session',
    workspaceId,
    profileId: 'profile',
    role: 'OWNER',
    teamIds: options.teamIds ?? [],
    grants: {},
    plan: 'BUSINESS',
    features: ['CALL_RECORDING'],
    seat: true,
    ownerName: 'Ana',
    scope: () => options.scope ?? 'all',
  };
}
