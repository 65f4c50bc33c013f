import type { ServiceImpl } from '@connectrpc/connect';
import { Refusal } from '@ringline/kit/errors';
import { LANGUAGES } from '@ringline/kit/mail';
import type { WebFormService } from '@ringline/proto/contacts/v1/web_forms_pb';
import { afterEach, describe, expect, it, test } from 'vitest';
import { world, type World } from '../../testing/world.ts';
import { preferredLanguage } from './language.ts';
import { placeOf } from './limits.ts';
import { WORDS } from './words.ts';

let edge: World;
afterEach(() => edge?.close());

const FORM = {
  heading: 'Lamp <news>',
  body: '',
  consent: 'Text me offers. Reply STOP to opt out.',
  button: '',
  country: 'US',
  optInLevel: 'SINGLE',
  thanks: '',
  thanksUrl: '',
  origins: ['https://www.wrenfield.example'],
  phoneNumber: '+14155550142',
  version: 3,
  inputs: [
    { name: 'FIRST_NAME', label: '', type: '', options: [], required: true },
    { name: 'p1', label: 'Size "XL"', type: 'SELECT', options: ['S', '<L>'], required: false },
  ],
};
const UUID = '019aa000-0000-7000-8000-00000000000f';
type Submit = Partial<ServiceImpl<typeof WebFormService>>['submitWebForm'];

async function open(form: object = {}, submitWebForm: Submit = () => ({ outcome: 'JOINED' })) {
  const opened: boolean[] = [];
  edge = await world({
    fakes: {
      webForms: {
        openWebForm({ key, counts }) {
          opened.push(counts);
          if (key === 'off') throw new Refusal({ code: 'GONE', message: 'Closed' });
          if (key !== 'key') throw new Refusal({ code: 'NOT_FOUND', message: 'None' });
          return { ...FORM, ...form };
        },
        submitWebForm,
      },
    },
  });
  const at = `${edge.address}/forms/key`;
  return {
    at,
    opened,
    get: (path = '', headers: Record<string, string> = {}) => fetch(at + path, { headers }),
    post: (more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      fetch(at, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: new URLSearchParams({
          phone: '(415) 555-0136',
          'v.FIRST_NAME': 'Ana',
          agrees: 'yes',
          version: '3',
          submission: UUID,
          ...more,
        }),
      }),
  };
}

describe('the page of a web form', () => {
  it('needs no script and no cookie, and is framed by the sites that it names alone', async () => {
    const { get, opened } = await open();
    const page = await get('', { 'sec-fetch-dest': 'document' });
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('set-cookie')).toBeNull();
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]+='; form-action 'self'; base-uri 'none'; frame-ancestors https:\/\/www\.wrenfield\.example$/,
    );
    expect(text).not.toContain('<script');
    expect(text).toContain('<h1 dir="auto">Lamp &lt;news&gt;</h1>');
    expect(text).toContain('Size &quot;XL&quot;');
    expect(text).toContain('<option value="&lt;L&gt;">&lt;L&gt;</option>');
    await get('', { 'sec-purpose': 'prefetch' });
    await fetch(`${edge.address}/forms/key`, { method: 'HEAD' });
    expect(opened).toEqual([true, false, false]);
  });

  it('is framed by nobody where no site is named, and lets the way to the next page be where it leads', async () => {
    const { get } = await open({ origins: [], thanksUrl: 'https://www.wrenfield.example/hello?a=1' });
    const policy = (await get()).headers.get('content-security-policy');
    expect(policy).toContain("form-action 'self' https://www.wrenfield.example;");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('says that it is closed, or not there', async () => {
    await open();
    for (const [key, status] of [
      ['off', 410],
      ['other', 404],
      ['x'.repeat(65), 404],
    ] as const) {
      const page = await fetch(`${edge.address}/forms/${key}`, { headers: { 'accept-language': 'fr' } });
      expect([page.status, page.headers.get('content-security-policy')]).toEqual([
        status,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
      expect(await page.text()).toContain('<html lang="fr">');
    }
  });
});

describe('what is sent', () => {
  it('goes on with who sent it and what they ticked, and to where it leads', async () => {
    const seen: object[] = [];
    const { post } = await open({}, (request) => {
      seen.push({ ...request, values: request.values.map(({ name, value }) => [name, value]) });
      return { outcome: 'CONFIRM' };
    });
    const answer = await post({ page: 'https://www.wrenfield.example' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/forms/key/thanks?for=confirm']);
    await post({ page: 'https://elsewhere.example', agrees: '' });
    const client = { ip: '127.0.0.1', page: 'https://www.wrenfield.example' };
    expect(seen).toMatchObject([
      { key: 'key', version: 3, submissionId: UUID, values: [['FIRST_NAME', 'Ana']], agrees: true, client },
      { agrees: false, client: { page: 'http://localhost:4000/forms/key' } },
    ]);
  });

  it('leads to the workspace’s page once somebody joined, and to a link to it within a frame', async () => {
    const { post, get } = await open({ thanksUrl: 'https://www.wrenfield.example/hello' });
    expect((await post()).headers.get('location')).toBe('https://www.wrenfield.example/hello');
    expect((await post({}, { 'sec-fetch-dest': 'iframe' })).headers.get('location')).toBe(
      '/forms/key/thanks?for=joined',
    );
    expect(await (await get('/thanks?for=joined')).text()).toContain(
      '<a class="go" href="https://www.wrenfield.example/hello" target="_top">Continue</a>',
    );
  });

  it('comes back with every problem and all that was typed, in the language of the reader', async () => {
    const problems = [
      { field: 'PHONE', problem: 'PHONE_INVALID' },
      { field: 'p1', problem: 'CHOICE_INVALID' },
      { field: 'CONSENT', problem: 'CONSENT_REQUIRED' },
    ];
    const { post } = await open({}, () => {
      throw new Refusal({ code: 'VALIDATION_FAILED', message: 'No', details: { problems } });
    });
    const answer = await post({ phone: '12 "', 'v.p1': '<L>' }, { 'accept-language': 'es-MX,es;q=0.9' });
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(text).toContain('Hay que corregir 3 datos');
    expect(text).toContain('No es un número válido (Estados Unidos)');
    expect(text).toContain('value="12 &quot;"');
    expect(text).toContain('<option value="&lt;L&gt;" selected>');
    expect(text).toContain('value="yes" required checked');
    expect(text).toContain(`name="submission" value="${UUID}"`);
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(3);
  });

  it('is asked for again where the form changed, with the box unticked', async () => {
    const { post } = await open({}, () => {
      throw new Refusal({ code: 'CONFLICT', message: 'Changed' });
    });
    const answer = await post({ version: '2' });
    const text = await answer.text();
    expect([answer.status, text.includes('This form changed'), text.includes('checked')]).toEqual([409, true, false]);
    expect(text).toContain('name="version" value="3"');
    expect(text).toContain('value="Ana"');
  });

  it('says how a number that opted out gets texts again', async () => {
    const { post, get } = await open({}, () => ({ outcome: 'OPTED_OUT' }));
    expect((await post()).headers.get('location')).toBe('/forms/key/thanks?for=start');
    const text = await (await get('/thanks?for=start')).text();
    expect(text).toContain('text START to +1\u00a0415\u00a0555\u00a00142');
    expect(text).toContain('href="sms:+14155550142?&amp;body=START"');
  });

  it('is not taken from a page of somebody else, nor from a program that fills in what nobody sees', async () => {
    let taken = 0;
    const { post } = await open({}, () => {
      taken += 1;
      return { outcome: 'JOINED' };
    });
    for (const origin of ['https://elsewhere.example', 'null']) expect((await post({}, { origin })).status).toBe(403);
    const trapped = await post({ website: 'https://spam.example' });
    expect([trapped.status, trapped.headers.get('location')]).toEqual([303, '/forms/key/thanks?for=joined']);
    expect(taken).toBe(0);
  });

  it('is taken ten times in ten minutes from one address; what was typed stays', async () => {
    let taken = 0;
    const { post } = await open({}, () => {
      taken += 1;
      return { outcome: 'JOINED' };
    });
    for (let sent = 0; sent < 10; sent += 1) expect((await post()).status).toBe(303);
    const refused = await post();
    expect([refused.status, refused.headers.get('retry-after'), taken]).toEqual([429, '600', 10]);
    const text = await refused.text();
    expect(text).toContain('Try again in 10 minutes');
    expect(text).toContain('value="Ana"');
    edge.clock.advance(601_000);
    expect((await post()).status).toBe(303);
  });

  it('stays on the page when something fails on our side', async () => {
    const { post } = await open({}, () => {
      throw new Error('gone');
    });
    const answer = await post();
    expect([answer.status, (await answer.text()).includes('value="Ana"')]).toEqual([503, true]);
  });
});

test.each([
  ['', 'en'],
  ['de-AT', 'de'],
  ['pt-BR, fr;q=0.4, es;q=0.9', 'es'],
  ['ja', 'en'],
  ['de;q=0, fr;q=0.1', 'fr'],
  ['*', 'en'],
])('who speaks %j reads %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
])('%s is counted as %s', (ip, place) => {
  expect(placeOf(ip)).toBe(place);
});

test('every language says everything', () => {
  const shape = (words: object): unknown =>
    Object.entries(words).map(([key, said]) => [key, typeof said === 'object' ? shape(said as object) : typeof said]);
  for (const language of LANGUAGES) expect(shape(WORDS[language])).toEqual(shape(WORDS.en));
});
