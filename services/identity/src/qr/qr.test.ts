import { decodeJwt } from 'jose';
import { refusalOf } from '@ringline/kit/errors';
import { describe, expect, it } from 'vitest';
import { identityTestkit } from '../testing/testkit.ts';
import { claimQrToken } from './claimQrToken.ts';
import { completeQrSignIn } from './completeQrSignIn.ts';
import { createQrToken } from './createQrToken.ts';
import { decideQrRequest } from './decideQrRequest.ts';
import { getQrRequest } from './getQrRequest.ts';

const kit = await identityTestkit();
const { deps, clock } = kit;
const PHONE = {
  ip: '198.51.100.7',
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
};
const claimIt = (token: string) => claimQrToken(deps)({ token, client: PHONE });
const complete = (claim: string) => completeQrSignIn(deps)({ claim, client: PHONE });

/** A signed-in browser, and the code that it shows. */
async function shown() {
  const { account, authTokens } = await kit.verifiedUser();
  const { sid } = decodeJwt<{ sid: string }>(authTokens.token);
  const shower = { userId: account.id, sessionId: sid };
  const { token, url } = await createQrToken(deps)({}, shower);
  return { account, shower, token, url };
}

async function claimed() {
  const browser = await shown();
  const { claim } = await claimIt(browser.token);
  return { ...browser, claim };
}

const decide = ({ token, shower }: { token: string; shower: { userId: string; sessionId: string } }, approve = true) =>
  decideQrRequest(deps)({ token, approve }, shower);

describe('signing in by a QR code', () => {
  it('shows who scanned it, and lets them in after the yes of the browser that shows it', async () => {
    const { account, shower, token, url } = await shown();
    expect(url).toBe(`http://localhost:4000/login?qr=${token}`);
    expect(await getQrRequest(deps)({ token }, shower)).toBeUndefined();
    const { claim } = await claimIt(token);
    expect(await complete(claim)).toEqual({ kind: 'waiting' });
    expect(await getQrRequest(deps)({ token }, shower)).toMatchObject({
      device: 'Safari on iOS',
      ip: PHONE.ip,
    });
    await decide({ token, shower });
    expect(await complete(claim)).toMatchObject({ kind: 'approved', account: { id: account.id } });
    const sessions = await kit.db.platform('test', ({ tx }) =>
      tx.session.findMany({ where: { accountId: account.id, ip: PHONE.ip } }),
    );
    expect(sessions).toHaveLength(1);
  });

  it('gives its tokens once, also to many who ask at the same time', async () => {
    const browser = await claimed();
    await decide(browser);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => complete(browser.claim)));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['approved', ...Array<string>(7).fill('expired')]);
    expect(await complete(browser.claim)).toEqual({ kind: 'expired' });
  });

  it('takes the first who scans it, also of many at the same time', async () => {
    const { token } = await shown();
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => claimIt(token)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = results.flatMap((result) =>
      result.status === 'rejected' ? [refusalOf(result.reason)?.code] : [],
    );
    expect(new Set(refusals)).toEqual(new Set(['GONE']));
  });

  it('sends away who was declined', async () => {
    const browser = await claimed();
    await decide(browser, false);
    expect(await complete(browser.claim)).toEqual({ kind: 'declined' });
    await expect(decide(browser, true)).rejects.toMatchObject({ code: 'GONE' });
  });

  it('is decided once', async () => {
    const browser = await claimed();
    const results = await Promise.allSettled([decide(browser), decide(browser), decide(browser)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is decided by nobody but the session that shows it, and not before somebody is there', async () => {
    const browser = await shown();
    await expect(decide(browser)).rejects.toMatchObject({ code: 'GONE' });
    await claimIt(browser.token);
    const stranger = await shown();
    const ofAnotherSession = { userId: browser.shower.userId, sessionId: stranger.shower.sessionId };
    for (const shower of [stranger.shower, ofAnotherSession]) {
      await expect(decide({ token: browser.token, shower })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(getQrRequest(deps)({ token: browser.token }, shower)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('gives nothing to who only saw the code', async () => {
    const browser = await claimed();
    await decide(browser);
    expect(await complete(browser.token)).toEqual({ kind: 'expired' });
    expect(await complete('made up')).toEqual({ kind: 'expired' });
  });

  it('has 60 seconds for each step', async () => {
    const late = await shown();
    clock.advance(60_000);
    await expect(claimIt(late.token)).rejects.toMatchObject({ code: 'GONE' });
    const undecided = await claimed();
    clock.advance(60_000);
    await expect(decide(undecided)).rejects.toMatchObject({ code: 'GONE' });
    expect(await complete(undecided.claim)).toEqual({ kind: 'expired' });
    const forgotten = await claimed();
    await decide(forgotten);
    clock.advance(60_000);
    expect(await complete(forgotten.claim)).toEqual({ kind: 'expired' });
  });

  it('ends with the session that shows it, and with the account', async () => {
    const signedOut = await claimed();
    await decide(signedOut);
    await kit.logout({}, signedOut.shower);
    expect(await complete(signedOut.claim)).toEqual({ kind: 'expired' });
    await expect(createQrToken(deps)({}, signedOut.shower)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const deactivated = await claimed();
    await decide(deactivated);
    await kit.db.platform('test', ({ tx }) =>
      tx.account.update({ where: { id: deactivated.account.id }, data: { status: 'DEACTIVATED' } }),
    );
    expect(await complete(deactivated.claim)).toEqual({ kind: 'expired' });
  });
});
