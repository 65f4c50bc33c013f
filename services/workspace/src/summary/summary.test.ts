import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { eventually } from '@ringline/kit/testing';
import { MessageReceivedSchema, MessageSettledSchema } from '@ringline/proto/messaging/v1/events_pb';
import { CallEndedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { describe, expect, it } from 'vitest';
import { workspaceTestkit } from '../testing/testkit.ts';
import { deactivateWorkspace } from '../workspaces/deactivateWorkspace.ts';
import { updateWorkspace } from '../workspaces/updateWorkspace.ts';
import { takeUpDueSummaries } from './summaries.ts';

const kit = await workspaceTestkit();
const { deps, db, clock } = kit;

/** When the workspace's next summary is due. */
const dueAt = async (workspaceId: string) =>
  (
    await db.platform('test', ({ tx }) => tx.summaryDue.findUnique({ where: { targetWorkspace: workspaceId } }))
  )?.dueAt.toISOString();

const at = (instant: string) => clock.set(new Date(instant));

const callEnded = (workspaceId: string, direction: string, status: string, startedAt: string) =>
  kit.deliver(
    CallEndedSchema,
    { call: { id: deps.ids.uuid(), direction, status, startedAt: timestampFromDate(new Date(startedAt)) } },
    deps.ids.uuid(),
    workspaceId,
  );
const text = (createdAt: string) => ({ conversation: { createdAt: timestampFromDate(new Date(createdAt)) } });

describe('the activity summary', () => {
  it('is due on Monday at 08:00 on the workspace’s clocks, or each day, or never', async () => {
    at('2026-11-18T10:00:00Z');
    const { workspaceId, principal } = await kit.owned();
    const every = async (summaryInterval: string, timezone = 'Europe/Madrid') => {
      await updateWorkspace(deps)({ version: 0, summaryInterval, timezone }, principal);
      return dueAt(workspaceId);
    };
    expect(await dueAt(workspaceId)).toBe('2026-11-23T07:00:00.000Z');
    expect(await every('DAILY')).toBe('2026-11-19T07:00:00.000Z');
    expect(await every('DAILY', 'America/New_York')).toBe('2026-11-18T13:00:00.000Z');
    expect(await every('NEVER')).toBeUndefined();
    // The clocks went back in between.
    at('2026-10-24T10:00:00Z');
    expect(await every('DAILY', 'Europe/Madrid')).toBe('2026-10-25T07:00:00.000Z');
    await deactivateWorkspace(deps)({ name: 'Otter Repairs' }, principal);
    expect(await dueAt(workspaceId)).toBeUndefined();
  });

  it('tells the owner what happened in the week before, in the workspace’s language, once', async () => {
    at('2026-11-18T10:00:00Z');
    const { workspaceId, principal } = await kit.owned('Nutria', 'Carmen');
    await updateWorkspace(deps)({ version: 0, language: 'es' }, principal);
    await callEnded(workspaceId, 'INBOUND', 'COMPLETED', '2026-11-18T10:00:00Z');
    await callEnded(workspaceId, 'INBOUND', 'MISSED', '2026-11-19T10:00:00Z');
    await callEnded(workspaceId, 'OUTBOUND', 'COMPLETED', '2026-11-20T10:00:00Z');
    // Sunday in Greenwich, but Monday in Madrid: next week's.
    await callEnded(workspaceId, 'OUTBOUND', 'COMPLETED', '2026-11-22T23:30:00Z');
    await kit.deliver(MessageReceivedSchema, text('2026-11-20T11:00:00Z'), deps.ids.uuid(), workspaceId);
    await kit.deliver(
      MessageSettledSchema,
      { ...text('2026-11-20T11:05:00Z'), outcome: 'SENT' },
      deps.ids.uuid(),
      workspaceId,
    );
    await kit.deliver(
      MessageSettledSchema,
      { ...text('2026-11-20T11:06:00Z'), outcome: 'FAILED' },
      deps.ids.uuid(),
      workspaceId,
    );
    at('2026-11-23T06:59:59Z');
    await takeUpDueSummaries(deps)();
    at('2026-11-23T07:00:00Z');
    await takeUpDueSummaries(deps)();
    await takeUpDueSummaries(deps)();
    const mails = () => kit.mails.filter(({ to }) => to === 'Carmen@example.com');
    await eventually(() => expect(mails()).toHaveLength(1));
    const [mail] = mails();
    expect(mail?.subject).toBe('Nutria: llamadas y mensajes de la semana pasada');
    expect(mail?.text).toContain('16 de noviembre de 2026 al 22 de noviembre de 2026');
    expect(mail?.text).toContain(
      'Llamadas recibidas: 2\nLlamadas perdidas: 1\nLlamadas realizadas: 1\nMensajes recibidos: 1\nMensajes enviados: 1',
    );
    expect(await dueAt(workspaceId)).toBe('2026-11-30T07:00:00.000Z');
  });

  it('speaks the owner’s own language where they have chosen one', async () => {
    at('2026-11-18T10:00:00Z');
    const { workspaceId, principal, userId } = await kit.owned('Lontra', 'Carla');
    await updateWorkspace(deps)({ version: 0, summaryInterval: 'DAILY', language: 'es' }, principal);
    await kit.userChanged({ id: userId, firstName: 'Carla', version: 2, language: 'de' });
    await callEnded(workspaceId, 'INBOUND', 'COMPLETED', '2026-11-18T11:00:00Z');
    at('2026-11-19T07:00:00Z');
    await takeUpDueSummaries(deps)();
    await eventually(() =>
      expect(kit.mails.filter(({ subject }) => subject.startsWith('Lontra'))).toMatchObject([
        { to: 'Carla@example.com', subject: 'Lontra: Anrufe und Nachrichten von gestern' },
      ]),
    );
  });

  it('goes to the addresses that are named, each day; a day without calls and texts sends none', async () => {
    at('2026-11-18T10:00:00Z');
    const { workspaceId, principal } = await kit.owned('Marder', 'Dora');
    const emails = ['Office@example.com', 'boss@example.com', 'berit@example.com'];
    // Who has an account reads their own language, who has none or has not chosen the workspace's.
    await kit.person('Zoé', { email: 'Boss@example.com', language: 'fr' });
    await kit.person('Berit', { email: 'berit@example.com' });
    await updateWorkspace(deps)(
      { version: 0, summaryInterval: 'DAILY', summaryRecipients: { emails }, language: 'de' },
      principal,
    );
    await callEnded(workspaceId, 'INBOUND', 'COMPLETED', '2026-11-18T11:00:00Z');
    at('2026-11-19T07:00:00Z');
    await takeUpDueSummaries(deps)();
    const subjects = () =>
      kit.mails.filter(({ subject }) => subject.startsWith('Marder')).map(({ to, subject }) => `${to} ${subject}`);
    await eventually(() =>
      expect(subjects().toSorted()).toEqual([
        'berit@example.com Marder: Anrufe und Nachrichten von gestern',
        'boss@example.com Marder : appels et messages d’hier',
        'office@example.com Marder: Anrufe und Nachrichten von gestern',
      ]),
    );
    at('2026-11-20T07:00:00Z');
    await takeUpDueSummaries(deps)();
    await eventually(async () => {
      const { rows } = await db.pool.query(
        `SELECT FROM pgboss.job WHERE name = 'prepare-summary' AND state <> 'completed'`,
      );
      expect(rows).toHaveLength(0);
    });
    expect(subjects()).toHaveLength(3);
  });
});
