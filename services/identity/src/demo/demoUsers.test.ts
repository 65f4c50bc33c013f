import { describe, expect, it } from 'vitest';
import { CLIENT, identityTestkit } from '../testing/testkit.ts';

const kit = await identityTestkit({ SANDBOX_ENABLED: true });
const demo = (email: string, primary = false) =>
  kit.ensureDemoUser({ email, firstName: 'Dana', lastName: 'Demo', primary });

describe('the demo', () => {
  it('is not there while the sandbox is off', async () => {
    const off = await identityTestkit();
    await expect(off.openDemoSession({ client: CLIENT })).rejects.toMatchObject({ code: 'SANDBOX_OFF' });
    await expect(
      off.ensureDemoUser({ email: 'demo@example.com', firstName: 'Dana', lastName: '', primary: true }),
    ).rejects.toMatchObject({
      code: 'SANDBOX_OFF',
    });
  });

  it('says that it is being prepared until its owner exists, then signs in to it', async () => {
    await expect(kit.openDemoSession({ client: CLIENT })).rejects.toMatchObject({ code: 'NOT_FOUND', retryable: true });
    const owner = await demo('dana@demo.example', true);
    const { account, authTokens } = await kit.openDemoSession({ client: CLIENT });
    expect(account.id).toBe(owner.id);
    await expect(kit.refresh(authTokens.refreshToken)).resolves.toBeDefined();
  });

  it('signs in as another of its people, and as nobody who is none of them', async () => {
    const ben = await demo('ben@demo.example');
    const { account } = await kit.openDemoSession({ client: CLIENT, userId: ben.id });
    expect(account.id).toBe(ben.id);
    const { account: real } = await kit.verifiedUser();
    for (const userId of [real.id, 'nobody', '00000000-0000-4000-8000-000000000000'])
      await expect(kit.openDemoSession({ client: CLIENT, userId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const off = await identityTestkit();
    await expect(off.openDemoSession({ client: CLIENT, userId: ben.id })).rejects.toMatchObject({
      code: 'SANDBOX_OFF',
    });
  });

  it('finds its people again, and announces each once', async () => {
    const first = await demo('mia@demo.example');
    const second = await demo('mia@demo.example');
    expect(second.id).toBe(first.id);
    expect(await kit.eventsOf(first.id)).toEqual(['identity.user.changed.v1']);
  });

  it('never takes over a real account', async () => {
    const { form } = await kit.verifiedUser();
    await expect(demo(form.email)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('has no password to sign in with', async () => {
    await demo('leo@demo.example');
    await expect(kit.login({ email: 'leo@demo.example', password: '', client: CLIENT })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});
