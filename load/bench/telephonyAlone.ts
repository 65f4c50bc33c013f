/** Telephony alone on a database with so many workspaces: signed webhooks go in, the carrier is a stub that answers at once. */
import { withDatabase } from '@ringline/kit/db';
import { telephony } from '@ringline/telephony';
import pg from 'pg';
import twilio from 'twilio';
import { AUTH_TOKEN, PUBLIC_URL } from './carrierAccount.ts';
import { hostTelephony } from './hostTelephony.ts';
import { numbersOf, OFFICES } from './offices.ts';
import type { Place } from './place.ts';

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
  await admin.query(OFFICES, [workspaces]);
  await admin.query('ANALYZE');

  const { service, app } = await hostTelephony({ databaseUrl: runtime, carrierUrl });
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

  const numbers = numbersOf(workspaces, 'ringing');
  let calls = 0;
  return {
    async call() {
      const number = numbers[calls % workspaces] ?? '';
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
