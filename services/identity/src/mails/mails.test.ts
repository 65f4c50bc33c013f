import { LANGUAGES, composeMail, type Letter } from '@ringline/kit/mail';
import { eventually } from '@ringline/kit/testing';
import { describe, expect, it } from 'vitest';
import { requestPhoneVerification } from '../addresses/verifyPhone.ts';
import { deviceWords } from '../sessions/device.ts';
import { CLIENT, identityTestkit } from '../testing/testkit.ts';
import type { Mails } from './kinds.ts';
import { words } from './words.ts';

const FACTS = {
  code: '012345',
  minutes: 10,
  when: 'now',
  device: 'Firefox',
  ip: '192.0.2.1',
  country: 'Spain',
  email: 'ana@example.com',
  phoneNumber: '+34612345678',
  due: '24 November',
};
const kinds = Object.keys(words.en.mails) as (keyof Mails)[];
const letterOf = (language: (typeof LANGUAGES)[number], kind: keyof Mails): Letter =>
  (words[language].mails[kind] as (facts: typeof FACTS) => Letter)(FACTS);

describe.each(kinds)('the mail %s', (kind) => {
  it.each(LANGUAGES)('says it in %s, with all its facts, as text and as HTML', (language) => {
    const letter = letterOf(language, kind);
    const { text, html = '' } = composeMail('ana@example.com', language, letter);
    expect(html).toContain(`<html lang="${language}">`);
    for (const form of [text, html]) expect(form).not.toMatch(/undefined|\$\{|\[object/);
    for (const [, value] of letter.facts ?? []) expect(text).toContain(value);
    if (kind.endsWith('-code')) {
      expect(letter.subject).toMatch(/^012345 /);
      expect(text).toContain('012345');
      expect(text).toContain('10');
    }
  });

  it('is told differently in each language', () => {
    const said = LANGUAGES.map((language) => letterOf(language, kind));
    expect(new Set(said.map(({ subject }) => subject)).size).toBe(LANGUAGES.length);
    expect(new Set(said.map(({ paragraphs }) => paragraphs.join())).size).toBe(LANGUAGES.length);
  });
});

describe('a person', async () => {
  const kit = await identityTestkit();
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

  it.each([
    ['en', /New sign-in/, 'Firefox on Windows', /at \d|,/],
    ['es', /Nuevo inicio de sesión/, 'Firefox en Windows', /de 20/],
    ['fr', /Nouvelle connexion/, 'Firefox sur Windows', /20/],
    ['de', /Neue Anmeldung/, 'Firefox unter Windows', /\. .* 20/],
  ])('who reads %s is told of a new device in that language', async (language, subject, device, date) => {
    const { form } = await kit.verifiedUser({ language, timezone: 'Europe/Madrid' });
    const client = { ip: '198.51.100.4', userAgent: firefox };
    kit.countries.set(client.ip, 'DE');
    // Of before: no country is new to it.
    await kit.db.platform('test', ({ tx }) => tx.session.updateMany({ data: { country: 'DE' } }));
    const outcome = await kit.login({ email: form.email, password: form.password, client });
    if (outcome.kind !== 'signed-in') throw new Error(outcome.kind);
    const mail = await eventually(() => {
      const found = kit.mails.find(({ to, subject: about }) => to === form.email && subject.test(about));
      if (!found) throw new Error('No mail yet');
      return found;
    });
    expect(mail.text).toContain(device);
    expect(mail.text).toContain('198.51.100.4');
    expect(mail.text).toMatch(date);
    expect(mail.text).toContain(new Intl.DisplayNames(language, { type: 'region' }).of('DE'));
    const known = { ...client, ip: '198.51.100.5', device: outcome.authTokens.device };
    await kit.login({ email: form.email, password: form.password, client: known });
    expect(kit.mails.filter(({ to, subject: about }) => to === form.email && subject.test(about))).toHaveLength(1);
  });

  it.each([
    ['en', 'is your Ringline code', '+4915112345610'],
    ['es', 'es tu código de Ringline', '+4915112345620'],
    ['fr', 'est votre code Ringline', '+4915112345630'],
    ['de', 'ist Ihr Ringline-Code', '+4915112345640'],
  ])('who reads %s gets codes as texts in that language', async (language, said, phoneNumber) => {
    const { account } = await kit.verifiedUser({ language });
    kit.clock.advance(3_600_000);
    await requestPhoneVerification(kit.deps)({ phoneNumber, client: CLIENT }, { userId: account.id });
    const text = await eventually(() => {
      const found = kit.texts.find(({ to }) => to === phoneNumber);
      if (!found) throw new Error('No text yet');
      return found;
    });
    expect(text.body).toMatch(/^\d{6} /);
    expect(text.body).toContain(said);
    expect(text.from).toBe('+18005550199');
    expect(text.body.length).toBeLessThanOrEqual(160);
  });
});

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Microsoft Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['', 'Unknown device'],
  ])('%s is %s', (userAgent, said) => expect(deviceWords(userAgent, 'en')).toBe(said));
});
