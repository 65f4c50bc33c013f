/** The handset and the mailbox in a real browser, with real audio. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { atEndOfFile, eventually } from '@ringline/kit/testing';
import { createSmtpMailer } from '@ringline/kit/mail';
import { chromium, type Browser, type Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { serveSandbox } from '../service.testkit.ts';

const ours = '+14155550100';
const theirs = '+15035550174';
const ui = fileURLToPath(new URL('../../ui/', import.meta.url));
const shots = process.env['SHOTS'];

let world: Awaited<ReturnType<typeof serveSandbox>>;
let browser: Browser;
let page: Page;
const strays: string[] = [];

beforeAll(async () => {
  if (!existsSync(`${ui}dist/index.html`))
    spawnSync(`${ui}node_modules/.bin/vite`, ['build', '--logLevel=warn'], { cwd: ui, stdio: 'inherit' });
  world = await serveSandbox({
    '/voice': () =>
      '<Response><Dial><Conference beep="false" waitUrl="" endConferenceOnExit="true">room</Conference></Dial></Response>',
    '/sms': () => '<Response><Message>Thank you, we are on it.</Message></Response>',
  });
  await world.client.incomingPhoneNumbers.create({
    phoneNumber: ours,
    friendlyName: 'Wrenfield',
    voiceUrl: `${world.base}/voice`,
    smsUrl: `${world.base}/sms`,
  });
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  });
  atEndOfFile(() => browser.close());
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(10_000);
  page.on('request', (request) => {
    if (!request.url().startsWith(world.base) && !request.url().startsWith('data:')) strays.push(request.url());
  });
  await page.goto(`${world.base}/sandbox`);
}, 120_000);

const phone = (number = theirs) => page.locator(`[data-testid="handset-phone"][data-number="${number}"]`);
const shot = (name: string) => (shots === undefined ? undefined : page.screenshot({ path: `${shots}/${name}.png` }));

async function hearsSomething(number = theirs): Promise<void> {
  await eventually(async () => {
    const level = await phone(number).getByTestId('handset-level').getAttribute('data-level');
    if (Number(level) < 0.05) throw new Error(`level ${level}`);
  }, 15_000);
}

describe('a phone on the bench', () => {
  test('calls a number of the workspace by one click, hears the other side and is heard', async () => {
    await phone().getByTestId('handset-call-number').click();
    await phone().getByTestId('handset-timer').waitFor();
    await fetch(`${world.base}/sandbox/api/phones`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number: '+12065550111', name: 'Agent', answers: 0, says: 'tone:1000' }),
    });
    // An agent without a browser: the page must not take its call, so it is put away again.
    await fetch(`${world.base}/sandbox/api/phones/${encodeURIComponent('+12065550111')}`, { method: 'DELETE' });
    const agent = await world.client
      .conferences('room')
      .participants.create({ to: '+15005550006', from: ours, beep: 'false' });
    await hearsSomething();
    await eventually(async () => {
      const answer = await fetch(`${world.base}/sandbox/api/calls/${agent.callSid}/measure?frequencies=440`);
      const { heard } = (await answer.json()) as { heard: { rms: number } };
      if (heard.rms < 100) throw new Error(`the agent hears ${heard.rms}`);
    });
    await shot('talking');
    await phone().getByTestId('handset-key-5').click();
    await phone().getByTestId('handset-end').click();
    await phone().getByTestId('handset-number').waitFor({ timeout: 10_000 });
    await eventually(async () => expect((await world.client.calls(agent.callSid).fetch()).status).toBe('completed'));
  }, 60_000);

  test('rings, is answered, talks and is hung up on from the other side', async () => {
    const call = await world.client.calls.create({
      to: theirs,
      from: ours,
      twiml: `<Response><Play loop="0">${world.base}/sandbox/sounds/greeting.wav</Play></Response>`,
    });
    await phone().getByTestId('handset-answer').waitFor();
    await shot('ringing');
    await phone().getByTestId('handset-answer').click();
    await hearsSomething();
    await phone().getByTestId('handset-hears').getByText('greeting.wav').waitFor();
    await world.client.calls(call.sid).update({ status: 'completed' });
    await phone().getByTestId('handset-number').waitFor({ timeout: 10_000 });
    expect(await phone().getByTestId('handset-no-audio').count()).toBe(0);
  }, 60_000);

  test('rejects a call, which ends busy', async () => {
    const call = await world.client.calls.create({ to: theirs, from: ours, twiml: '<Response/>' });
    await phone().getByTestId('handset-reject').click();
    await eventually(async () => expect((await world.client.calls(call.sid).fetch()).status).toBe('busy'));
  });

  test('sends a text and shows the answer', async () => {
    await phone().getByTestId('handset-text').click();
    await phone().getByTestId('handset-text-input').fill('Is the brass lamp in stock?');
    await phone().getByTestId('handset-text-send').click();
    await phone().getByText('Is the brass lamp in stock?').waitFor();
    await phone().getByText('Thank you, we are on it.').waitFor();
    await shot('texts');
  });

  test('ten callers call the number that was chosen, and are told when they are refused', async () => {
    const second = '+14155550199';
    const at = { phoneNumber: second, friendlyName: 'Second', voiceUrl: `${world.base}/voice` };
    await world.client.incomingPhoneNumbers.create(at);
    await page.getByTestId('handset-callers-to').selectOption(second);
    await page.getByTestId('handset-callers').click();
    const called = async () => {
      const live = (await (await fetch(`${world.base}/sandbox/api/calls`)).json()) as { sid: string; to: string }[];
      return live.filter(({ to }) => to === second);
    };
    await expect.poll(async () => (await called()).length).toBe(10);
    for (const { sid } of await called()) await fetch(`${world.base}/sandbox/api/calls/${sid}`, { method: 'DELETE' });
    await page.route('**/sandbox/api/calls', (route) =>
      route.fulfill({ status: 404, json: { title: `${second} is not in service in the sandbox` } }),
    );
    await page.getByTestId('handset-callers').click();
    await page.getByText(`10 of 10 couldn’t call: ${second} is not in service in the sandbox`).waitFor();
    await page.unroute('**/sandbox/api/calls');
  });

  test('is put on the bench, and faults are armed', async () => {
    await page.getByTestId('handset-add').click();
    await page.getByTestId('handset-add-number').fill('(206) 555-0123');
    await page.getByTestId('handset-add-name').fill('Mina');
    await page.getByTestId('handset-add-save').click();
    await phone('+12065550123').waitFor();
    await page.getByTestId('fault-busy').getByRole('switch').click();
    await page.getByText('1 armed').waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await shot('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByText('All off').click();
    expect(await page.getByTestId('wire-entry').count()).toBeGreaterThan(10);
  });
});

test('the mailbox shows a code in large digits as soon as it comes', async () => {
  await page.goto(`${world.base}/sandbox/mail`);
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${world.smtpPort}`, 'Ringline <hello@ringline.example>');
  await mailer.send({
    to: 'maya@wrenfield.example',
    subject: 'Your Ringline code',
    text: 'Your code is 482913. It is valid for 10 minutes.\n\nNot you? Ignore this mail.',
  });
  mailer.close();
  await page.getByTestId('mail-code').waitFor();
  expect(await page.getByTestId('mail-code').textContent()).toBe('482913');
  await shot('mail');
  expect(strays).toEqual([]);
});
