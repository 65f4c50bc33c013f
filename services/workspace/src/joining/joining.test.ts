import { eventually } from '@ringline/kit/testing';
import { UserChangedSchema } from '@ringline/proto/identity/v1/events_pb';
import { describe, expect, it } from 'vitest';
import { workspaceTestkit } from '../testing/testkit.ts';
import { updateWorkspace } from '../workspaces/updateWorkspace.ts';
import { decideJoinRequest, listJoinRequests } from './joinRequests.ts';
import { joinWorkspace } from './joinWorkspace.ts';
import { listJoinable } from './listJoinable.ts';

const kit = await workspaceTestkit();
const { deps } = kit;
let domains = 0;

/** Somebody with an address there. */
async function at(domain: string, isEmailVerified = true): Promise<{ userId: string }> {
  const userId = deps.ids.uuid();
  const user = { id: userId, firstName: 'Bea', lastName: 'Berg', email: `bea@${domain}`, status: 'ACTIVE', version: 1 };
  await kit.deliver(UserChangedSchema, { user: { ...user, isEmailVerified } }, userId);
  return { userId };
}

/** A workspace of somebody with an address of a domain that nobody else has, which is open to it. */
async function openWorkspace(changes: { joinNeedsApproval?: boolean } = {}) {
  const domain = `company-${(domains += 1)}.example`;
  const { userId } = await at(domain.toUpperCase());
  const { workspace } = await kit.createWorkspace(kit.form({ name: 'Otters' }), { userId });
  await kit.subscriptionChanged(workspace.id, 1, 'BUSINESS', { NUMBER_OF_USERS: '25', ZERO_COST_USERS: '2' });
  const owner = { userId, workspaceId: workspace.id, role: 'OWNER' };
  await updateWorkspace(deps)({ version: 0, allowSignupFromDomain: `@${domain}`, ...changes }, owner);
  return { domain, owner, workspaceId: workspace.id };
}

const namesFor = async (person: { userId: string }) =>
  (await listJoinable(deps)({}, person)).map(({ name, requestStatus }) => [name, requestStatus]);

describe('a workspace is opened to a domain', () => {
  it('by the owner alone, whose own verified address is of it', async () => {
    const { owner, workspaceId, domain } = await openWorkspace();
    const open = (allowSignupFromDomain: string, by = owner) =>
      updateWorkspace(deps)({ version: 0, allowSignupFromDomain }, by);
    const field = 'allowSignupFromDomain';
    await expect(open('gmail.com')).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field });
    await expect(open('somebody-elses.example')).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field });
    const admin = { workspaceId, userId: await kit.join(workspaceId, 'ADMIN'), role: 'ADMIN' };
    await expect(open('', admin)).rejects.toMatchObject({ code: 'FORBIDDEN_ROLE', why: { whoCanFix: ['OWNER'] } });
    // What stays as it is anybody may send along.
    await open(domain, admin);
    const unverified = await at('unverified.example', false);
    const { workspace } = await kit.createWorkspace(kit.form(), unverified);
    await expect(
      open('unverified.example', { ...unverified, workspaceId: workspace.id, role: 'OWNER' }),
    ).rejects.toMatchObject({ field });
  });

  it('and closed again by an empty one', async () => {
    const { owner, domain } = await openWorkspace();
    const bea = await at(domain);
    expect(await namesFor(bea)).toEqual([['Otters', '']]);
    await updateWorkspace(deps)({ version: 0, allowSignupFromDomain: '' }, owner);
    expect(await namesFor(bea)).toEqual([]);
  });
});

describe('somebody with a verified address of the domain', () => {
  it('becomes a member without a seat, in the default team', async () => {
    const { workspaceId, domain } = await openWorkspace();
    const bea = await at(domain);
    expect(await joinWorkspace(deps)({ workspaceId }, bea)).toMatchObject({ status: 'APPROVED', roleName: 'MEMBER' });
    expect(await kit.principalOf(bea.userId, workspaceId)).toMatchObject({ role: 'MEMBER', seat: false });
    expect((await kit.principalOf(bea.userId, workspaceId)).teamIds).toHaveLength(1);
    expect(await joinWorkspace(deps)({ workspaceId }, bea)).toMatchObject({ status: 'APPROVED' });
    expect(await namesFor(bea)).toEqual([]);
  });

  it('waits where the workspace wants to decide, and is let in or not', async () => {
    const { workspaceId, owner, domain } = await openWorkspace({ joinNeedsApproval: true });
    const [bea, cem] = [await at(domain), await at(domain)];
    const announced = async () => (await kit.eventsOf(workspaceId, workspaceId)).length;
    const before = await announced();
    expect(await joinWorkspace(deps)({ workspaceId }, bea)).toEqual({ status: 'PENDING' });
    await joinWorkspace(deps)({ workspaceId }, bea);
    // Who has the list open hears of the request, once.
    expect(await announced()).toBe(before + 1);
    await joinWorkspace(deps)({ workspaceId }, cem);
    const ofOwner = `bea@${domain.toUpperCase()}`;
    await eventually(() =>
      expect(kit.mails.filter(({ to }) => to === ofOwner).map(({ subject }) => subject)).toEqual(
        Array.from({ length: 2 }, () => 'Bea Berg asks to join Otters'),
      ),
    );
    expect(await namesFor(bea)).toEqual([['Otters', 'PENDING']]);
    const [first, second] = await listJoinRequests(deps)({}, owner);
    expect(first).toMatchObject({ firstName: 'Bea', email: `bea@${domain}`, status: 'PENDING' });
    const decide = (id: string | undefined, status: string, by = owner) =>
      decideJoinRequest(deps)({ id: id ?? '', status }, by);
    const foreign = await openWorkspace();
    await expect(decide(first?.id, 'APPROVED', foreign.owner)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await decide(first?.id, 'APPROVED')).toMatchObject({ status: 'APPROVED' });
    await decide(first?.id, 'APPROVED');
    await expect(decide(first?.id, 'REJECTED')).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
    const undecided = await announced();
    await decide(second?.id, 'REJECTED');
    expect(await announced()).toBe(undecided + 1);
    expect(await listJoinRequests(deps)({}, owner)).toEqual([]);
    // Let in while she was away: INACTIVE until she opens the workspace, which is told once.
    const told = async () =>
      (await kit.eventsOf(workspaceId, (await kit.profileOf(workspaceId, bea.userId)).id)).length;
    const [opened, events] = [(await kit.profileOf(workspaceId, bea.userId)).openedAt, await told()];
    expect(opened).toBeNull();
    for (let times = 0; times < 2; times += 1)
      expect(await kit.principalOf(bea.userId, workspaceId)).toMatchObject({ role: 'MEMBER' });
    expect((await kit.profileOf(workspaceId, bea.userId)).openedAt).toEqual(kit.clock.now());
    expect(await told()).toBe(events + 1);
    expect(await namesFor(cem)).toEqual([['Otters', 'REJECTED']]);
    await eventually(() =>
      expect(
        kit.mails
          .filter(({ to }) => to === `bea@${domain}`)
          .map(({ subject }) => subject)
          .toSorted(),
      ).toEqual(['You are in Otters now', 'Your request to join Otters was declined']),
    );
    await expect(joinWorkspace(deps)({ workspaceId }, cem)).rejects.toMatchObject({
      code: 'FORBIDDEN_ROLE',
      why: { check: 'join-request' },
    });
  });

  it('is not let in beyond the limit of the plan', async () => {
    const { workspaceId, domain } = await openWorkspace();
    for (let place = 0; place < 2; place += 1) await joinWorkspace(deps)({ workspaceId }, await at(domain));
    await kit.subscriptionChanged(workspaceId, 2, 'STARTER', { NUMBER_OF_USERS: '1', ZERO_COST_USERS: '2' });
    await expect(joinWorkspace(deps)({ workspaceId }, await at(domain))).rejects.toMatchObject({
      code: 'USER_LIMIT_REACHED',
    });
  });
});

describe('everybody else', () => {
  it('does not learn whether there is such a workspace', async () => {
    const { workspaceId } = await openWorkspace();
    const others = [await at('other.example'), await at('gmail.com'), { userId: deps.ids.uuid() }];
    for (const person of others) {
      expect(await namesFor(person)).toEqual([]);
      await expect(joinWorkspace(deps)({ workspaceId }, person)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(joinWorkspace(deps)({ workspaceId: 'x' }, others[0]!)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('with an address of the domain that is not verified yet, nothing either', async () => {
    const { workspaceId, domain } = await openWorkspace();
    const bea = await at(domain, false);
    expect(await namesFor(bea)).toEqual([]);
    await expect(joinWorkspace(deps)({ workspaceId }, bea)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
