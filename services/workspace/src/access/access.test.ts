import { describe, expect, it } from 'vitest';
import { workspaceTestkit } from '../testing/testkit.ts';
import { has } from './freePlan.ts';
import { issuePrincipal } from './issuePrincipal.ts';

const kit = await workspaceTestkit();
const issue = (accessToken: string, workspaceId = '') => issuePrincipal(kit.deps)({ accessToken, workspaceId });

describe('a principal', () => {
  it('of an owner carries every right, the seat, the team and the features of the free plan', async () => {
    const { userId, workspaceId } = await kit.owned();
    const principal = await kit.principalOf(userId, workspaceId);
    expect(principal).toMatchObject({
      kind: 'user',
      userId,
      workspaceId,
      role: 'OWNER',
      plan: 'FREE',
      seat: true,
      ownerName: 'Ana',
    });
    expect(principal.teamIds).toHaveLength(1);
    expect(principal.features).toContain('INTERNET_CALL');
    expect(principal.features).not.toContain('IVR');
    expect(principal.scope('WORKSPACE', 'DELETE')).toBe('all');
  });

  it('of a member carries the scopes of the role, and tells who can help', async () => {
    const { workspaceId } = await kit.owned('Help', 'Olga');
    const userId = await kit.join(workspaceId, 'MEMBER', false);
    const principal = await kit.principalOf(userId, workspaceId);
    expect(principal).toMatchObject({ role: 'MEMBER', seat: false, ownerName: 'Olga', teamIds: [] });
    expect(principal.scope('CALLS', 'CREATE')).toBe('own');
    expect(principal.scope('BILLING', 'READ')).toBeUndefined();
  });

  it('lives for 60 seconds', async () => {
    const { userId, workspaceId } = await kit.owned();
    const issued = await issue(await kit.accessToken(userId), workspaceId);
    expect(issued.expiresAt.getTime() - kit.clock.now().getTime()).toBe(60_000);
    expect(issued).toMatchObject({ userId, workspaceId });
  });

  it('without a workspace says only who asks', async () => {
    const userId = await kit.person();
    expect(await kit.principalOf(userId)).toMatchObject({
      kind: 'user',
      userId,
      workspaceId: '',
      role: '',
      grants: {},
    });
  });

  it('is issued before the first event about the person has arrived', async () => {
    const userId = kit.db.ids.uuid();
    expect(await kit.principalOf(userId)).toMatchObject({ userId });
  });
});

describe('no principal', () => {
  it('for a workspace of others, an unknown one, or none at all, each with the same words', async () => {
    const { userId } = await kit.owned('Mine');
    const foreign = await kit.owned('Theirs');
    const token = await kit.accessToken(userId);
    const refusals = [];
    for (const workspaceId of [foreign.workspaceId, kit.db.ids.uuid(), 'no-id']) {
      refusals.push(await issue(token, workspaceId).catch((error: unknown) => error));
    }
    expect(refusals[0]).toMatchObject({ code: 'NOT_FOUND' });
    expect(refusals[1]).toEqual(refusals[0]);
    expect(refusals[2]).toEqual(refusals[0]);
  });

  it('for a token that is forged, of another kind, of another key, or not there', async () => {
    const userId = await kit.person();
    const token = await kit.accessToken(userId);
    const stranger = await workspaceTestkit();
    const bad = [
      '',
      'a.b.c',
      token.slice(0, -4) + 'AAAA',
      await kit.accessToken(userId, { purpose: 'principal' }),
      await kit.accessToken(userId, { typ: 'principal+jwt' }),
      await stranger.accessToken(userId),
    ];
    for (const each of bad) await expect(issue(each)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('for a token that is too old: the client refreshes it', async () => {
    const token = await kit.accessToken(await kit.person(), { expiresIn: -1 });
    await expect(issue(token)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED', retryable: true });
  });

  it('for a session that ended, in a workspace or without', async () => {
    const { userId, workspaceId } = await kit.owned();
    const sessionId = kit.db.ids.uuid();
    await kit.principalOf(userId, workspaceId, sessionId);
    await kit.sessionEnded(sessionId);
    await kit.sessionEnded(sessionId);
    await expect(kit.principalOf(userId, workspaceId, sessionId)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(kit.principalOf(userId, '', sessionId)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(kit.principalOf(userId, workspaceId)).resolves.toBeDefined();
  });

  it('for a person whose account is deactivated, or whose membership is', async () => {
    const { workspaceId } = await kit.owned();
    const userId = await kit.join(workspaceId, 'MEMBER');
    await kit.db.tenant(workspaceId, ({ tx }) =>
      tx.userProfile.updateMany({ where: { userId }, data: { status: 'DEACTIVATED' } }),
    );
    await expect(kit.principalOf(userId, workspaceId)).rejects.toMatchObject({
      code: 'FORBIDDEN_ROLE',
      why: { check: 'member', required: 'ACTIVE', current: 'DEACTIVATED' },
    });
    await kit.userChanged({ id: userId, firstName: 'Bea', version: 2, status: 'DEACTIVATED' });
    await expect(kit.principalOf(userId)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      why: { check: 'account-status' },
    });
  });

  it('with more than a look at the workspace when the workspace is closed', async () => {
    const { userId, workspaceId } = await kit.owned();
    await kit.db.tenant(workspaceId, ({ tx }) =>
      tx.workspace.update({ where: { id: workspaceId }, data: { status: 'Deactivated' } }),
    );
    const principal = await kit.principalOf(userId, workspaceId);
    expect(principal.grants).toEqual({ WORKSPACE: { READ: 'all' } });
  });
});

describe('the plan', () => {
  const FEATURES = {
    IVR: 'true',
    TALK_TIME_CAP: '120',
    CALL_RECORDING: 'NONE',
    NUMBER_PORTING: 'false',
    SMART_ASSISTANT: '0',
    ZERO_COST_USERS: '-1',
  };

  it('gives what it has, and drops the principals of all members when it changes', async () => {
    const { userId, workspaceId } = await kit.owned();
    const other = await kit.join(workspaceId, 'MEMBER');
    const before = await kit.eventsOf(workspaceId, other);
    await kit.subscriptionChanged(workspaceId, 1, 'BUSINESS', FEATURES, { CALL_RECORDING: 'ENTERPRISE' });
    const principal = await kit.principalOf(userId, workspaceId);
    expect(principal).toMatchObject({ plan: 'BUSINESS', features: ['IVR', 'TALK_TIME_CAP', 'ZERO_COST_USERS'] });
    expect(principal.plansWith).toEqual({ CALL_RECORDING: 'ENTERPRISE' });
    expect(await kit.eventsOf(workspaceId, other)).toEqual([...before, 'workspace.access.changed.v1']);
  });

  it('as it was before does not come back with a late event, and the same plan again drops nothing', async () => {
    const { userId, workspaceId } = await kit.owned();
    await kit.subscriptionChanged(workspaceId, 2, 'BUSINESS', FEATURES);
    const announced = await kit.eventsOf(workspaceId, userId);
    await kit.subscriptionChanged(workspaceId, 1, 'FREE', {});
    await kit.subscriptionChanged(workspaceId, 3, 'BUSINESS', FEATURES);
    expect(await kit.principalOf(userId, workspaceId)).toMatchObject({ plan: 'BUSINESS' });
    expect(await kit.eventsOf(workspaceId, userId)).toEqual(announced);
  });

  it('has a feature unless its value says false, 0, NONE or nothing', () => {
    expect(['true', '1', '-1', 'FULL', 'SMS, MMS'].map(has)).not.toContain(false);
    expect(['false', '0', 'NONE', 'none', ''].map(has)).not.toContain(true);
  });
});
