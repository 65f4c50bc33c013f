import { describe, expect, it } from 'vitest';
import { workspaceTestkit } from '../testing/testkit.ts';

const kit = await workspaceTestkit();
const DAY = 86_400_000;

async function strictWorkspace() {
  const { userId, workspaceId } = await kit.owned();
  await kit.db.tenant(workspaceId, ({ tx }) =>
    tx.workspace.update({ where: { id: workspaceId }, data: { requireMfaSince: kit.clock.now() } }),
  );
  return { userId, workspaceId };
}

const refused = { code: 'MFA_ENROLMENT_REQUIRED', why: { check: 'mfa-enrolment', required: 'on', current: 'off' } };

describe('a workspace that asks for a second factor', () => {
  it('gives its members seven days, and no rights after that until they have one', async () => {
    const { userId, workspaceId } = await strictWorkspace();
    kit.clock.advance(7 * DAY - 1);
    await expect(kit.principalOf(userId, workspaceId)).resolves.toBeDefined();
    kit.clock.advance(1);
    await expect(kit.principalOf(userId, workspaceId)).rejects.toMatchObject(refused);
    await kit.userChanged({ id: userId, firstName: 'Ana', version: 2, mfaEnabled: true });
    await expect(kit.principalOf(userId, workspaceId)).resolves.toBeDefined();
    await kit.userChanged({ id: userId, firstName: 'Ana', version: 3, mfaEnabled: false });
    await expect(kit.principalOf(userId, workspaceId)).rejects.toMatchObject(refused);
  });

  it('leaves what is theirs outside of it, such as setting one up, and their other workspaces', async () => {
    const { userId, workspaceId } = await strictWorkspace();
    kit.clock.advance(7 * DAY);
    await expect(kit.principalOf(userId, workspaceId)).rejects.toMatchObject(refused);
    await expect(kit.principalOf(userId)).resolves.toMatchObject({ userId, workspaceId: '' });
    const other = await kit.owned();
    await expect(kit.principalOf(other.userId, other.workspaceId)).resolves.toBeDefined();
  });

  it('gives who joins later seven days of their own', async () => {
    const { workspaceId } = await strictWorkspace();
    kit.clock.advance(6 * DAY);
    const userId = await kit.join(workspaceId, 'MEMBER');
    kit.clock.advance(7 * DAY - 1);
    await expect(kit.principalOf(userId, workspaceId)).resolves.toBeDefined();
    kit.clock.advance(1);
    await expect(kit.principalOf(userId, workspaceId)).rejects.toMatchObject(refused);
  });
});
