import { eventually } from '@ringline/kit/testing';
import { describe, expect, it } from 'vitest';
import { role } from '../roles/roles.ts';
import { workspaceTestkit } from '../testing/testkit.ts';
import { createTeam } from '../teams/saveTeam.ts';
import { removeMember } from '../members/removeMember.ts';
import { updateMember } from '../members/updateMember.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import { listInvitations, removeInvitation, resendInvitation } from './changeInvitation.ts';
import { getInvitation } from './getInvitation.ts';
import { inviteUser, type InviteUserInput } from './inviteUser.ts';

const kit = await workspaceTestkit();
const invite = inviteUser(kit.deps);
const accept = acceptInvitation(kit.deps);
const preview = getInvitation(kit.deps);

let addresses = 0;
const address = () => `new.${(addresses += 1)}@example.com`;
const form = (changes: Partial<InviteUserInput> = {}): InviteUserInput => ({
  email: address(),
  roleId: role('MEMBER').id,
  withSeat: true,
  teamIds: [],
  idempotencyKey: '',
  ...changes,
});

/** The token in the newest mail to an address. */
const tokenFor = (email: string, number = 1) =>
  eventually(() => {
    const mails = kit.mails.filter(({ to }) => to === email);
    if (mails.length < number) throw new Error(`no mail ${number} to ${email}`);
    return /\/login\?invitation=([\w-]{43})/.exec(mails[number - 1]?.text ?? '')?.[1] ?? '';
  });

/** Somebody who has an account with a verified address. */
const verified = async (email: string) => ({
  userId: await kit.person('Nia', { email, isEmailVerified: true }),
  ip: '198.51.100.9',
});

describe('an invitation', () => {
  it('carries no address that whoever named the workspace wants clicked', async () => {
    const { workspaceId, owner } = await kit.onPlan();
    const name = 'Win at http://evil.example/login \u202eBcc: x@evil.example';
    await kit.db.tenant(workspaceId, ({ tx }) =>
      tx.workspace.updateMany({ where: { id: workspaceId }, data: { name, displayName: name } }),
    );
    const email = address();
    await invite(form({ email }), owner);
    await tokenFor(email);
    const mail = kit.mails.find(({ to }) => to === email);
    for (const part of [mail?.subject, mail?.text, mail?.html]) {
      expect(part).toContain('Win at http\u2060:\u2060//evil\u2060.\u2060example');
      expect(part).not.toMatch(/evil\.example|\u202e/);
    }
  });

  it('is mailed with a link, and makes who follows it a member with seat, default team and team', async () => {
    const { workspaceId, owner } = await kit.onPlan();
    const bea = await kit.join(workspaceId, 'MEMBER');
    const team = await createTeam(kit.deps)(
      {
        name: 'Sales',
        description: '',
        tags: [],
        memberIds: [(await kit.profileOf(workspaceId, bea)).id],
        isDefault: false,
      },
      owner,
    );
    const email = address();
    const invitation = await invite(form({ email: ` ${email.toUpperCase()} `, teamIds: [team.id] }), owner);
    expect(invitation).toMatchObject({ email, role: 'MEMBER', status: 'OPEN' });
    expect(invitation.expiresAt.getTime() - kit.clock.now().getTime()).toBe(7 * 24 * 3_600_000);
    const token = await tokenFor(email);
    const person = await verified(email);
    const { loaded, roleName } = await accept({ token }, person);
    expect(loaded.workspace.id).toBe(workspaceId);
    expect(roleName).toBe('MEMBER');
    const principal = await kit.principalOf(person.userId, workspaceId);
    expect(principal).toMatchObject({ role: 'MEMBER', seat: true });
    expect(principal.teamIds.toSorted()).toEqual([team.id, loaded.workspace.defaultTeamId].toSorted());
    expect((await accept({ token }, person)).roleName).toBe('MEMBER');
    expect(await listInvitations(kit.deps)({}, owner)).toEqual([]);
  });

  it('keeps its token to the mail: the database has a hash of it', async () => {
    const { owner } = await kit.onPlan();
    const { email } = await invite(form(), owner);
    const token = await tokenFor(email);
    const { rows } = await kit.db.pool.query<{ found: boolean }>(
      'SELECT EXISTS (SELECT FROM invitation_route WHERE token_hash = $1) AS found',
      [token],
    );
    expect(rows[0]?.found).toBe(false);
    const jobs = await kit.db.pool.query<{ data: string }>('SELECT data::text FROM pgboss.job');
    expect(jobs.rows.filter(({ data }) => data.includes(token))).toEqual([]);
  });

  it('speaks the language of its reader, else that of the inviter', async () => {
    const { workspaceId, owner } = await kit.onPlan();
    const email = address();
    await kit.person('Klaus', { email, language: 'de' });
    await invite(form({ email }), owner);
    await eventually(() => expect(kit.mails.find(({ to }) => to === email)?.subject).toMatch(/lädt Sie/));
    const pia = await kit.join(workspaceId, 'ADMIN', true, { firstName: 'Pia', language: 'es' });
    const { email: other } = await invite(form(), await kit.actor(pia, workspaceId));
    await eventually(() => expect(kit.mails.find(({ to }) => to === other)?.subject).toMatch(/Pia .* te invita/));
  });

  it('sent again has a new link; the old one is nobody’s', async () => {
    const { owner } = await kit.onPlan();
    const invitation = await invite(form(), owner);
    const old = await tokenFor(invitation.email);
    kit.clock.advance(6 * 24 * 3_600_000);
    await resendInvitation(kit.deps)({ id: invitation.id }, owner);
    const token = await tokenFor(invitation.email, 2);
    kit.clock.advance(2 * 24 * 3_600_000);
    await expect(preview({ token: old }, { userId: '' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(preview({ token }, { userId: '' })).resolves.toMatchObject({ status: 'OPEN' });
  });

  it('is sent again five times an hour at the most', async () => {
    const { owner } = await kit.onPlan();
    const { id } = await invite(form(), owner);
    for (let times = 0; times < 5; times += 1) await resendInvitation(kit.deps)({ id }, owner);
    await expect(resendInvitation(kit.deps)({ id }, owner)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('to the same address again replaces the first', async () => {
    const { owner } = await kit.onPlan();
    const first = await invite(form(), owner);
    await tokenFor(first.email);
    const second = await invite(form({ email: first.email, roleId: role('ADMIN').id }), owner);
    expect((await listInvitations(kit.deps)({}, owner)).map(({ id }) => id)).toEqual([second.id]);
    await expect(preview({ token: await tokenFor(first.email) }, { userId: '' })).resolves.toMatchObject({
      status: 'REMOVED',
    });
  });

  it('asked for twice with one key is made once, and the key serves nothing else', async () => {
    const { owner } = await kit.onPlan();
    const given = form({ idempotencyKey: kit.db.ids.uuid() });
    const first = await invite(given, owner);
    expect((await invite(given, owner)).id).toBe(first.id);
    await expect(invite({ ...given, email: address() }, owner)).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });
});

describe('who has no business with it', () => {
  it('learns nothing by guessing, and little by the link', async () => {
    const { owner } = await kit.onPlan();
    const { email } = await invite(form(), owner);
    const token = await tokenFor(email);
    for (const guess of ['', 'x', 'A'.repeat(43), 'A'.repeat(10_000)])
      await expect(preview({ token: guess }, { userId: '' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await preview({ token }, { userId: '' })).toMatchObject({
      workspaceName: 'Otter Repairs',
      inviterName: 'Ana Example',
      roleName: 'MEMBER',
      // Whom the link was sent to signs up with it.
      email,
      hasAccount: false,
    });
    const person = await verified(email);
    expect(await preview({ token }, person)).toMatchObject({ email, hasAccount: true });
    const eve = await kit.person('Eve', { isEmailVerified: true });
    expect(await preview({ token }, { userId: eve })).toMatchObject({ email: 'n•••@example.com' });
    // Whose account is not known here yet is told to ask again, not that it is for somebody else.
    const unknown = { userId: kit.deps.ids.uuid() };
    await expect(preview({ token }, unknown)).rejects.toMatchObject({ code: 'NOT_FOUND', retryable: true });
  });

  it('does not join with another address, or an unverified one', async () => {
    const { owner } = await kit.onPlan();
    const { email } = await invite(form(), owner);
    const token = await tokenFor(email);
    await expect(accept({ token }, await verified('eve@example.com'))).rejects.toMatchObject({
      code: 'INVITATION_EMAIL_MISMATCH',
      why: { check: 'invitation-email', required: 'n•••@example.com', current: 'eve@example.com' },
    });
    const unverified = { userId: await kit.person('Nia', { email }), ip: '' };
    await expect(accept({ token }, unverified)).rejects.toMatchObject({ code: 'NOT_FOUND', retryable: true });
    await expect(accept({ token: 'A'.repeat(43) }, await verified(email))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('keeps the plus of an address: ana+x is not ana', async () => {
    const { owner } = await kit.onPlan();
    await invite(form({ email: 'Plus+One@example.com' }), owner);
    const token = await tokenFor('plus+one@example.com');
    await expect(accept({ token }, await verified('plus@example.com'))).rejects.toMatchObject({
      code: 'INVITATION_EMAIL_MISMATCH',
    });
    await expect(accept({ token }, await verified('PLUS+one@example.com'))).resolves.toBeDefined();
  });
});

describe('an invitation that is over', () => {
  it('by time, by removal or by use says which, and whom to ask', async () => {
    const { workspaceId, owner } = await kit.onPlan();
    const expired = await invite(form(), owner);
    const token = await tokenFor(expired.email);
    const person = await verified(expired.email);
    kit.clock.advance(7 * 24 * 3_600_000);
    await expect(accept({ token }, person)).rejects.toMatchObject({
      code: 'INVITATION_EXPIRED',
      why: { check: 'invitation', current: 'EXPIRED', whoCanFix: ['Ana Example'] },
    });
    await resendInvitation(kit.deps)({ id: expired.id }, owner);
    const renewed = await tokenFor(expired.email, 2);
    await accept({ token: renewed }, person);
    const { id } = await kit.profileOf(workspaceId, person.userId);
    await removeMember(kit.deps)({ id }, owner);
    await expect(accept({ token: renewed }, person)).rejects.toMatchObject({
      code: 'GONE',
      why: { current: 'ACCEPTED' },
    });

    const again = await invite(form({ email: expired.email, roleId: role('ADMIN').id }), owner);
    const third = await tokenFor(again.email, 3);
    await accept({ token: third }, person);
    expect(await kit.profileOf(workspaceId, person.userId)).toMatchObject({ id, role: 'ADMIN', removedAt: null });

    const removed = await invite(form(), owner);
    const gone = await tokenFor(removed.email);
    await removeInvitation(kit.deps)({ id: removed.id }, owner);
    await expect(accept({ token: gone }, await verified(removed.email))).rejects.toMatchObject({ code: 'GONE' });
    await expect(removeInvitation(kit.deps)({ id: removed.id }, owner)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('who may invite', () => {
  it.each([
    ['ADMIN', 'ADMIN', 'FORBIDDEN_ROLE', 'rank'],
    ['ADMIN', 'OWNER', 'VALIDATION_FAILED', 'one-owner'],
    ['MANAGER', 'MANAGER', 'FORBIDDEN_ROLE', 'rank'],
    ['MANAGER', 'ADMIN', 'FORBIDDEN_ROLE', 'rank'],
  ] as const)('is not a %s for a %s', async (by, granted, code, check) => {
    const { workspaceId } = await kit.onPlan();
    const actor = await kit.actor(await kit.join(workspaceId, by), workspaceId);
    await expect(invite(form({ roleId: role(granted).id }), actor)).rejects.toMatchObject({ code, why: { check } });
  });

  it('is a manager for members into teams of their own, and for own invitations only', async () => {
    const { workspaceId, owner } = await kit.onPlan();
    const managerId = await kit.join(workspaceId, 'MANAGER');
    const memberIds = [(await kit.profileOf(workspaceId, managerId)).id];
    const make = (name: string, ids: string[]) =>
      createTeam(kit.deps)({ name, description: '', tags: [], memberIds: ids, isDefault: false }, owner);
    const own = await make('Own', memberIds);
    const foreign = await make('Foreign', []);
    const manager = await kit.actor(managerId, workspaceId);
    await expect(invite(form({ teamIds: [foreign.id] }), manager)).rejects.toMatchObject({
      code: 'OUT_OF_SCOPE',
      field: 'teamIds',
      why: { check: 'scope', current: 'Foreign' },
    });
    await expect(invite(form(), manager)).rejects.toMatchObject({ code: 'OUT_OF_SCOPE' });
    const mine = await invite(form({ teamIds: [own.id] }), manager);
    const others = await invite(form(), owner);
    for (const change of [resendInvitation, removeInvitation])
      await expect(change(kit.deps)({ id: others.id }, manager)).rejects.toMatchObject({ code: 'OUT_OF_SCOPE' });
    await removeInvitation(kit.deps)({ id: mine.id }, manager);
  });

  it('names a team of another workspace in vain', async () => {
    const { owner } = await kit.onPlan();
    const foreign = await kit.onPlan();
    const { teamIds } = await kit.principalOf(foreign.userId, foreign.workspaceId);
    await expect(invite(form({ teamIds: [...teamIds] }), owner)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('limits', () => {
  it('twenty new ones an hour, fifty open at once', async () => {
    const { owner } = await kit.onPlan({ seats: -1 });
    for (let count = 0; count < 20; count += 1) await invite(form(), owner);
    await expect(invite(form(), owner)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterSeconds: 3600 },
    });
    for (const batch of [20, 10]) {
      kit.clock.advance(3_600_000);
      for (let count = 0; count < batch; count += 1) await invite(form(), owner);
    }
    await expect(invite(form(), owner)).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
      why: { check: 'open-invitations', current: '50' },
    });
  });

  it('a member is not invited again, a deactivated one is to be reactivated', async () => {
    const { workspaceId, owner } = await kit.onPlan();
    const email = address();
    const userId = await kit.join(workspaceId, 'MEMBER', true, { email });
    await expect(invite(form({ email }), owner)).rejects.toMatchObject({
      field: 'email',
      // A fact: nobody is named who could change it.
      why: expect.not.objectContaining({ whoCanFix: expect.anything() }),
    });
    const { id } = await kit.profileOf(workspaceId, userId);
    await updateMember(kit.deps)({ id, status: 'DEACTIVATED' }, owner);
    await expect(invite(form({ email }), owner)).rejects.toMatchObject({
      why: { current: 'DEACTIVATED', whoCanFix: ['OWNER', 'ADMIN'] },
    });
    await expect(invite(form({ email: 'no address' }), owner)).rejects.toMatchObject({ field: 'email' });
  });

  it('without a free seat the person joins and waits for one; without any place it is refused', async () => {
    const { workspaceId, owner } = await kit.onPlan({ seats: 1, zeroCost: 1 });
    const first = await invite(form(), owner);
    const second = await invite(form(), owner);
    const person = await verified(first.email);
    const { loaded } = await accept({ token: await tokenFor(first.email) }, person);
    expect(await kit.profileOf(workspaceId, person.userId)).toMatchObject({ hasSeat: false, waitsForSeat: true });
    expect(loaded.usersWithoutSeatCount).toBe(1);
    const full = { code: 'USER_LIMIT_REACHED', why: { check: 'user-limit', whoCanFix: ['OWNER'] } };
    await expect(accept({ token: await tokenFor(second.email) }, await verified(second.email))).rejects.toMatchObject(
      full,
    );
    await expect(invite(form(), owner)).rejects.toMatchObject(full);
  });
});
