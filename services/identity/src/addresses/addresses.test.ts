import { eventually } from '@ringline/kit/testing';
import { describe, expect, it } from 'vitest';
import { updateUser } from '../accounts/updateUser.ts';
import { CLIENT, PASSWORD, identityTestkit, otherThan } from '../testing/testkit.ts';
import { requestEmailChange, verifyEmailChange } from './changeEmail.ts';
import { requestPhoneVerification, verifyPhoneNumber } from './verifyPhone.ts';

const kit = await identityTestkit();

async function aPerson() {
  const { account } = await kit.verifiedUser();
  kit.clock.advance(3_600_000);
  const principal = { userId: account.id };
  return {
    account,
    request: (email: string, password = PASSWORD) =>
      requestEmailChange(kit.deps)({ email, password, client: CLIENT }, principal),
    verify: (code: string) => verifyEmailChange(kit.deps)({ code, client: CLIENT }, principal),
    requestPhone: (phoneNumber: string) =>
      requestPhoneVerification(kit.deps)({ phoneNumber, client: CLIENT }, principal),
    verifyPhone: (code: string) => verifyPhoneNumber(kit.deps)({ code, client: CLIENT }, principal),
    update: (changes: Parameters<ReturnType<typeof updateUser>>[0]) => updateUser(kit.deps)(changes, principal),
  };
}

const mailTo = (email: string, subject: RegExp) =>
  eventually(() => {
    const found = kit.mails.find((mail) => mail.to === email && subject.test(mail.subject));
    if (!found) throw new Error(`No mail to ${email} about ${subject}`);
    return found;
  });

describe('another e-mail address', () => {
  it('is the account’s when its code came back; the old one is told and signs in no more', async () => {
    const ana = await aPerson();
    await ana.request('Ana.New@example.com');
    const changed = await ana.verify(await kit.codeMailedTo('Ana.New@example.com'));
    expect(changed).toMatchObject({ email: 'Ana.New@example.com', emailKey: 'ana.new@example.com' });
    expect((await mailTo(ana.account.email, /address was changed/)).text).toContain('Ana.New@example.com');
    const signIn = (email: string) => kit.login({ email, password: PASSWORD, client: CLIENT });
    await expect(signIn(ana.account.email)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await signIn('ana.new@example.com')).toMatchObject({ kind: 'signed-in' });
  });

  it('needs the password', async () => {
    const ana = await aPerson();
    await expect(ana.request('other1@example.com', '')).rejects.toMatchObject({ field: 'password' });
    await expect(ana.request('other1@example.com', 'not the password')).rejects.toMatchObject({ field: 'password' });
    await expect(ana.request(ana.account.email)).rejects.toMatchObject({ field: 'email' });
    await expect(ana.request('ana@')).rejects.toMatchObject({ field: 'email' });
  });

  it('that has an account is answered alike; that account’s person is told, and no code works', async () => {
    const ana = await aPerson();
    const ben = await aPerson();
    const free = await ben.request('free@example.com');
    kit.clock.advance(3_600_000);
    expect(await ana.request(ben.account.email)).toEqual(free);
    await mailTo(ben.account.email, /already has a Ringline account/);
    expect(kit.mails.filter(({ to, subject }) => to === ben.account.email && /confirms/.test(subject))).toEqual([]);
    await expect(ana.verify('000000')).rejects.toMatchObject({ code: 'OTP_INVALID' });
  });

  it('that somebody only signed up with goes to who proves it', async () => {
    const ana = await aPerson();
    const squatter = kit.form();
    await kit.createUser(squatter);
    await kit.codeMailedTo(squatter.email);
    kit.clock.advance(3_600_000);
    await ana.request(squatter.email);
    expect(await ana.verify(await kit.codeMailedTo(squatter.email, 2))).toMatchObject({ id: ana.account.id });
  });
});

describe('a telephone number', () => {
  it('is the person’s when the code of the text came back', async () => {
    const ana = await aPerson();
    await ana.update({ country: 'DE' });
    await ana.requestPhone('0151 23456789');
    const { body } = await eventually(() => {
      const found = kit.texts.find(({ to }) => to === '+4915123456789');
      if (!found) throw new Error('No text yet');
      return found;
    });
    const code = body.slice(0, 6);
    await expect(ana.verifyPhone(otherThan(code))).rejects.toMatchObject({
      code: 'OTP_INVALID',
      details: { attemptsLeft: 4 },
    });
    const changed = await ana.verifyPhone(code);
    expect(changed).toMatchObject({ phoneNumber: '+4915123456789' });
    expect(changed.phoneNumberVerifiedAt).not.toBeNull();
    await mailTo(ana.account.email, /phone number/);
    kit.clock.advance(3_600_000);
    await expect(ana.requestPhone('+4915123456789')).rejects.toMatchObject({ field: 'phoneNumber' });
  });

  it('gets no more than the codes of its limits, whoever asks', async () => {
    const [ana, ben] = [await aPerson(), await aPerson()];
    await ana.requestPhone('+33612345678');
    await expect(ben.requestPhone('+33 6 12 34 56 78')).rejects.toMatchObject({ code: 'OTP_RESEND_TOO_SOON' });
  });

  it('that is none is refused, and so is any where nothing can be sent from', async () => {
    const ana = await aPerson();
    await expect(ana.requestPhone('12')).rejects.toMatchObject({
      code: 'PHONE_INVALID',
      field: 'phoneNumber',
      why: { check: 'phone-number' },
    });
    const { VERIFICATION_NUMBER: _none, ...env } = kit.deps.env;
    await expect(
      requestPhoneVerification({ ...kit.deps, env })(
        { phoneNumber: '+33612345679', client: CLIENT },
        { userId: ana.account.id },
      ),
    ).rejects.toMatchObject({ code: 'CARRIER_ERROR', why: { check: 'verification-number', whoCanFix: ['operator'] } });
  });
});

describe('details of one’s own', () => {
  it('change by version, and only when something differs', async () => {
    const ana = await aPerson();
    const { version } = ana.account;
    const changed = await ana.update({ version, city: 'Bilbao', language: 'es', enterSends: false });
    expect(changed).toMatchObject({ version: version + 1, city: 'Bilbao', language: 'es', enterSends: false });
    await expect(ana.update({ version, city: 'Vigo' })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await ana.update({ version: version + 1, city: 'Bilbao' })).toMatchObject({ version: version + 1 });
  });
});
