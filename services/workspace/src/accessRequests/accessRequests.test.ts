import { eventually } from '@ringline/kit/testing';
import { describe, expect, it } from 'vitest';
import { workspaceTestkit } from '../testing/testkit.ts';
import { requestAccess } from './requestAccess.ts';

const kit = await workspaceTestkit();
const ask = requestAccess(kit.deps);
const CREATE_TEAM = { check: 'ROLE', required: 'TEAMS:CREATE' };
let addresses = 0;
const newEmail = (name: string) => `${name}-${(addresses += 1)}@access.example`;

/** An owner who reads English, an admin who reads German, and a member without a seat. */
async function workplace() {
  const { workspaceId, userId, owner } = await kit.onPlan();
  const ownerEmail = newEmail('ana');
  await kit.userChanged({ id: userId, firstName: 'Ana', email: ownerEmail, version: 2 });
  const adminEmail = newEmail('dieter');
  const adminId = await kit.join(workspaceId, 'ADMIN', true, {
    firstName: 'Dieter',
    email: adminEmail,
    language: 'de-AT',
  });
  const memberId = await kit.join(workspaceId, 'MEMBER', false, { firstName: 'Bea', email: newEmail('bea') });
  const mailsTo = (address: string) => kit.mails.filter(({ to }) => to === address);
  return {
    workspaceId,
    owner,
    admin: await kit.actor(adminId, workspaceId),
    member: await kit.actor(memberId, workspaceId),
    toOwner: () => mailsTo(ownerEmail),
    toAdmin: () => mailsTo(adminEmail),
  };
}
type Workplace = Awaited<ReturnType<typeof workplace>>;

const auditOf = ({ workspaceId }: Workplace) =>
  kit.db.tenant(workspaceId, ({ tx }) => tx.auditEntry.findMany({ where: { action: 'access.requested' } }));

describe('asking for access', () => {
  it('mails those who can give it, each in their language, with who asks for what and the page of the member', async () => {
    const there = await workplace();
    const { sentTo } = await ask(CREATE_TEAM, there.member);
    expect(sentTo).toEqual(['Ana Example', 'Dieter Example']);
    await eventually(() => expect([there.toOwner().length, there.toAdmin().length]).toEqual([1, 1]));
    const { id } = await kit.profileOf(there.workspaceId, there.member.userId);
    expect(there.toOwner()[0]?.subject).toBe('Bea Example asks for access in Otter Repairs');
    expect(there.toOwner()[0]?.text).toContain('Teams: create');
    expect(there.toOwner()[0]?.text).toContain(`https://ringline.example/settings/users?member=${id}`);
    expect(there.toAdmin()[0]?.subject).toBe('Bea Example bittet um Zugriff in Otter Repairs');
    expect(there.toAdmin()[0]?.text).toContain('Teams: erstellen');
    expect(await auditOf(there)).toMatchObject([
      { actorUserId: there.member.userId, targetId: id, changes: [{ after: 'ROLE TEAMS:CREATE' }] },
    ]);
  });

  it('asked again within a day it answers the same and mails nobody; a day later it mails again', async () => {
    const there = await workplace();
    const first = await ask(CREATE_TEAM, there.member);
    // Twice at once as well: the second waits for the first.
    for (const again of await Promise.all([ask(CREATE_TEAM, there.member), ask(CREATE_TEAM, there.member)]))
      expect(again).toMatchObject(first);
    await eventually(() => expect(there.toOwner()).toHaveLength(1));
    expect(await auditOf(there)).toHaveLength(1);
    kit.clock.advance(24 * 60 * 60_000 + 1);
    await ask(CREATE_TEAM, there.member);
    await eventually(() => expect(there.toOwner()).toHaveLength(2));
  });

  it('a seat of who may give one, a feature of the owner alone, closing of the owner alone', async () => {
    const there = await workplace();
    const { sentTo } = await ask({ check: 'SEAT', required: 'a seat' }, there.member);
    expect(sentTo).toEqual(['Ana Example', 'Dieter Example']);
    for (const wanted of [
      { check: 'FEATURE', required: 'CALL_RECORDING:STARTER' },
      { check: 'ROLE', required: 'WORKSPACE:DELETE' },
    ])
      for (const by of [there.member, there.admin]) expect((await ask(wanted, by)).sentTo).toEqual(['Ana Example']);
  });

  it('a feature that has no words yet is asked for in those of its name', async () => {
    const there = await workplace();
    const later = { ...there.member, plansWith: { MOON_CALLS: 'BUSINESS' } };
    await ask({ check: 'FEATURE', required: 'MOON_CALLS:BUSINESS' }, later);
    await eventually(() => expect(there.toOwner()[0]?.text).toContain('moon calls'));
    await expect(ask({ check: 'FEATURE', required: 'MOON_CALLS' }, there.admin)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('refuses what they have, what nobody else can give, and what does not exist', async () => {
    const { owner, admin } = await workplace();
    const refused = { code: 'VALIDATION_FAILED', field: 'required' };
    await expect(ask(CREATE_TEAM, admin)).rejects.toMatchObject(refused);
    await expect(ask({ check: 'FEATURE', required: 'CALL_RECORDING' }, owner)).rejects.toMatchObject(refused);
    for (const required of ['', 'TEAMS', 'TEAMS:BURN', 'MOON:CREATE', 'toString:constructor'])
      await expect(ask({ check: 'ROLE', required }, admin)).rejects.toMatchObject(refused);
    await expect(ask({ check: 'FEATURE', required: 'constructor' }, admin)).rejects.toMatchObject(refused);
  });

  it('stops after ten things within a day', async () => {
    const { member } = await workplace();
    const wanted = ['TEAMS', 'INVITATIONS', 'WORKSPACE', 'BILLING'].flatMap((resource) =>
      ['CREATE', 'UPDATE', 'DELETE'].map((action) => ({ check: 'ROLE', required: `${resource}:${action}` })),
    );
    for (const each of wanted.slice(0, 10)) await ask(each, member);
    await expect(ask(wanted[10]!, member)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterSeconds: 24 * 60 * 60 },
    });
  });

  it('never reaches another workspace: neither its people nor its rows', async () => {
    const [ours, theirs] = [await workplace(), await workplace()];
    // Somebody of theirs who says that they are of ours is nobody there.
    await expect(ask(CREATE_TEAM, { ...theirs.member, workspaceId: ours.workspaceId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await ask(CREATE_TEAM, theirs.member);
    await eventually(() => expect(theirs.toOwner()).toHaveLength(1));
    expect([...ours.toOwner(), ...ours.toAdmin()]).toEqual([]);
    const rows = await kit.db.tenant(ours.workspaceId, ({ tx }) => tx.accessRequest.findMany());
    expect(rows).toEqual([]);
  });
});
