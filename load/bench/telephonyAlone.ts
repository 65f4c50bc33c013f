/** Telephony alone on a database with so many workspaces: signed webhooks go in, the carrier is a stub that answers at once. */
import { systemClock, systemIds } from '@ringline/kit/clock';
import { withDatabase } from '@ringline/kit/db';
import { createHttpServer } from '@ringline/kit/http';
import { createMemoryLimits } from '@ringline/kit/limits';
import { createSmtpMailer } from '@ringline/kit/mail';
import { InMemoryNetwork } from '@ringline/kit/rpc';
import { createSecrets, generateKeyRing } from '@ringline/kit/secrets';
import { composeService, type ServiceDefinition } from '@ringline/kit/service';
import { createLocalStorage } from '@ringline/kit/storage';
import { createLog, createMetrics } from '@ringline/kit/telemetry';
import { telephony } from '@ringline/telephony';
import pg from 'pg';
import twilio from 'twilio';
import type { Place } from './place.ts';

const PUBLIC_URL = 'http://ringline.test';
const AUTH_TOKEN = 'the-auth-token';

export interface TelephonyAlone {
  /** A call comes in, an agent's phone rings, the caller hangs up: two webhooks, and all that they set off. */
  call(): Promise<void>;
  /** What the calls set off has been done. */
  idle(): Promise<void>;
  /** The agents' devices were heard of just now. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

export async function telephonyAlone(place: Place, workspaces: number, carrierUrl: string): Promise<TelephonyAlone> {
  const database = `load_telephony_${workspaces}`;
  const { runtime } = await place.databaseOf({ name: telephony.name, migrations: telephony.migrations, database });
  const admin = new pg.Client({ connectionString: withDatabase(place.adminUrl, database) });
  await admin.connect();
  await admin.query(WORKSPACES, [workspaces]);
  await admin.query('ANALYZE');

  const log = createLog('telephony', 'error');
  const metrics = createMetrics();
  const service = composeService(telephony as unknown as ServiceDefinition, {
    environment: {
      CARRIER_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
      CARRIER_AUTH_TOKEN: AUTH_TOKEN,
      CARRIER_API_KEY: `SK${'2'.repeat(32)}`,
      CARRIER_API_SECRET: 'secret',
      CARRIER_APP_SID: `AP${'3'.repeat(32)}`,
      CARRIER_API_URL: carrierUrl,
      PUBLIC_URL,
      SANDBOX_ENABLED: 'true',
    },
    clock: systemClock,
    ids: systemIds,
    log,
    metrics,
    secrets: createSecrets(generateKeyRing()),
    storage: createLocalStorage(place.folder, systemIds),
    mail: createSmtpMailer('smtp://127.0.0.1:9', 'load@example.com'),
    limits: createMemoryLimits(systemClock),
    network: new InMemoryNetwork(),
    databaseUrl: () => runtime,
  });
  const app = await createHttpServer({ log, metrics, ready: async () => {} });
  await app.register((scope) => service.http(scope));
  await app.ready();

  async function webhook(path: string, form: Record<string, string>): Promise<void> {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': twilio.getExpectedTwilioSignature(AUTH_TOKEN, PUBLIC_URL + path, form),
      },
      payload: new URLSearchParams(form).toString(),
    });
    if (statusCode >= 300) throw new Error(`${path} answered ${statusCode}: ${body}`);
  }

  let calls = 0;
  return {
    async call() {
      const number = numberOf(calls % workspaces);
      const sid = `CA${process.pid.toString(16)}${calls.toString(16).padStart(24, '0')}`;
      const from = `+1503557${String(calls % 10_000).padStart(4, '0')}`;
      calls += 1;
      await webhook('/carrier/voice/inbound', { CallSid: sid, From: from, To: number, CallStatus: 'ringing' });
      await webhook('/carrier/voice/number-status', { CallSid: sid, From: from, To: number, CallStatus: 'completed' });
    },
    async idle() {
      for (;;) {
        const { rows } = await admin.query<{ waiting: boolean }>(
          "SELECT EXISTS (SELECT FROM carrier_command WHERE state IN ('INTENDED', 'SENT')) AS waiting",
        );
        if (!rows[0]?.waiting) return;
      }
    },
    async refresh() {
      await admin.query('UPDATE device SET last_seen_at = now()');
    },
    async stop() {
      await app.close();
      await service.stop();
      await admin.end();
    },
  };
}

const numberOf = (index: number): string => `+1415556${String(index).padStart(4, '0')}`;

/** Workspaces as the consumers of events would have left them: a team of three whose browsers are registered, and a number. */
const WORKSPACES = `
  WITH workspace AS (
    SELECT n, gen_random_uuid() AS id, gen_random_uuid() AS team, gen_random_uuid() AS number, ARRAY[gen_random_uuid(), gen_random_uuid(), gen_random_uuid()] AS people
    FROM generate_series(0, $1::integer - 1) AS n
  ), made_workspaces AS (
    INSERT INTO workspace_copy (workspace_id, default_team_id, country, status, is_demo, version)
    SELECT id, team, 'US', 'ACTIVE', false, 1 FROM workspace
  ), made_balances AS (
    INSERT INTO balance_copy (workspace_id, test_minutes_left, balance_micros, version) SELECT id, 10, 1000000000, 1 FROM workspace
  ), made_teams AS (
    INSERT INTO team_copy (workspace_id, id, name, member_user_ids, version) SELECT id, team, 'Support', people, 1 FROM workspace
  ), made_members AS (
    INSERT INTO member_copy (workspace_id, user_id, name, active, has_seat, presence, version)
    SELECT id, person, 'Agent', true, true, 'AVAILABLE', 1 FROM workspace, unnest(people) AS person
  ), made_devices AS (
    INSERT INTO device (workspace_id, user_id, device_id, identity, label, state, microphone_allowed, last_seen_at)
    SELECT id, person, 'browser', id || '.' || person || '.browser', 'Browser', 'REGISTERED', true, now() FROM workspace, unnest(people) AS person
  ), made_numbers AS (
    INSERT INTO phone_number (workspace_id, id, number, name, status, country, type, is_test_number, is_free, team_id, created_at)
    SELECT id, number, '+1415556' || lpad(n::text, 4, '0'), 'Main', 'AVAILABLE', 'US', 'LOCAL', false, true, team, now() FROM workspace
  )
  INSERT INTO number_route (number, workspace_id, phone_number_id)
  SELECT '+1415556' || lpad(n::text, 4, '0'), id, number FROM workspace`;
