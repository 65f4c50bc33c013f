import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { eventually } from '@ringline/kit/testing';
import { expect, test } from 'vitest';
import { workspaceTestkit } from '../testing/testkit.ts';
import { toUserProfile } from './member.ts';
import { cancelMfaReset } from './mfaReset.ts';
import { findMember } from './findMember.ts';

const kit = await workspaceTestkit();
const stopped: { userId: string; ip: string }[] = [];
const cancel = cancelMfaReset(kit.deps, async (userId, ip) => void stopped.push({ userId, ip }));
const dueAt = new Date('2026-11-24T12:00:00.000Z');

/** Identity tells that somebody lost the app. */
const lost = (id: string, version: number) =>
  kit.userChanged({
    id,
    version,
    firstName: 'Ana',
    mfaEnabled: true,
    mfaReset: { dueAt: timestampFromDate(dueAt), ip: '203.0.113.9' },
  });

/** What of the account of a workspace's only person that changes stands in its audit log. */
const fieldsNoted = (workspaceId: string) =>
  kit.db.tenant(workspaceId, async ({ tx }) => {
    const entries = await tx.auditEntry.findMany({ where: { action: 'account.changed' }, orderBy: { id: 'asc' } });
    return entries.flatMap(({ changes }) => (changes as { field: string }[]).map(({ field }) => field)).toSorted();
  });

test('the admins of who owns the workspace are told in their language, once, and stop it; nobody else is told, or may', async () => {
  const { workspaceId, userId, owner } = await kit.onPlan();
  const admin = await kit.join(workspaceId, 'ADMIN', true, { email: 'max@lost.example', language: 'fr' });
  const out = await kit.join(workspaceId, 'ADMIN', true, { email: 'out@lost.example' });
  const { id: outId } = await kit.profileOf(workspaceId, out);
  await kit.db.tenant(workspaceId, ({ tx }) =>
    tx.userProfile.update({ where: { id: outId }, data: { status: 'DEACTIVATED' } }),
  );
  await kit.join(workspaceId, 'MEMBER', true, { email: 'bea@lost.example' });
  await lost(userId, 2);
  await lost(userId, 3);
  const mails = await eventually(() => {
    const found = kit.mails.filter(({ to }) => to.endsWith('@lost.example'));
    expect(found).toHaveLength(1);
    return found;
  });
  expect(mails[0]).toMatchObject({
    to: 'max@lost.example',
    subject: expect.stringMatching(/sera retirée dans 72 heures/),
  });
  expect(mails[0]?.text).toContain('203.0.113.9');

  expect(
    await eventually(async () => {
      const noted = await fieldsNoted(workspaceId);
      return noted.length > 0 && noted;
    }),
  ).toEqual(['mfaEnabled', 'mfaResetDueAt']);

  const { id } = await kit.profileOf(workspaceId, userId);
  expect(toUserProfile(await kit.db.tenant(workspaceId, (uow) => findMember(uow, id)))).toMatchObject({
    mfaResetDueAt: timestampFromDate(dueAt),
  });
  const stranger = await kit.onPlan({ name: 'Elsewhere' });
  await expect(cancel({ id }, stranger.owner)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(stopped).toEqual([]);
  await cancel({ id }, await kit.actor(admin, workspaceId));
  expect(stopped).toEqual([{ userId, ip: '203.0.113.7' }]);
  await kit.userChanged({ id: userId, version: 4, firstName: 'Ana', mfaEnabled: true });
  await expect(cancel({ id }, owner)).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
});

test('of who owns no workspace, workspaces neither tell nor see anything', async () => {
  const { workspaceId, owner } = await kit.onPlan();
  const userId = await kit.join(workspaceId, 'ADMIN', true);
  await kit.join(workspaceId, 'ADMIN', true, { email: 'eve@quiet.example' });
  await lost(userId, 2);
  const member = await kit.profileOf(workspaceId, userId);
  expect(toUserProfile(await kit.db.tenant(workspaceId, (uow) => findMember(uow, member.id))).mfaResetDueAt).toBe(
    undefined,
  );
  await expect(cancel({ id: member.id }, owner)).rejects.toMatchObject({ why: { current: 'ADMIN' } });
  expect(kit.mails.filter(({ to }) => to === 'eve@quiet.example')).toEqual([]);

  // Nor does the audit log, where admins read it; what else changed is noted.
  await kit.userChanged({ id: userId, version: 3, firstName: 'Ana', mfaEnabled: true });
  await kit.userChanged({ id: userId, version: 4, firstName: 'Ana', mfaEnabled: true, phoneNumber: '+33612345678' });
  await eventually(async () => expect(await fieldsNoted(workspaceId)).toEqual(['email', 'mfaEnabled', 'phoneNumber']));
});
