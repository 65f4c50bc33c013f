/**
 * The settings of a number in a real browser: who rings and how long, voicemail, and opening hours, with what is right, wrong
 * and stale; and a caller who meets them. With SHOTS=folder the screens are photographed.
 *
 * @area numbers, hours
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eventually } from '@ringline/kit/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, type Owner, PASSWORD, type RunningProduct, startProduct } from '../testkit/index.ts';
import { aMember, anOwnerOn, anOwnerOnBusiness } from '../testkit/members.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { settled, violationsOf } from './screens.ts';

const NUMBERS = '/settings/channels';
const MAIN = 'main';
const DIALOG = '[role=dialog]';
const MP3 = new URL('../../services/sandbox/src/carrier/media/tone-660.mp3', import.meta.url);
const CALLER = '+15035550174';
const shots = process.env['SHOTS'];
const UPDATE =
  'mutation ($input: UpdatePhoneNumberSettingsInput!) { updatePhoneNumberSettings(input: $input) { version callWorkFlow { timeout voicemail closedFallback businessHoursType } } }';
const NUMBER =
  'query ($id: ID!) { getSinglePhoneNumber(id: $id) { version name callWorkFlow { timeout voicemail recordingNotice allowPause leaveOutsidersConnected smartAgentMode smartAgent { nodeId } greetingMedia { name } holdMusicMedia { name } closedMedia { name } businessHoursType businessHours { enabled timezone days { weekday blocks { start end } } } holidays { date name greeting { say } } } } }';

/** A calendar with two whole days of the next year. */
function feasts(): Buffer {
  const year = new Date().getUTCFullYear() + 1;
  const day = (date: string, name: string) =>
    `BEGIN:VEVENT\r\nUID:${date}\r\nDTSTART;VALUE=DATE:${year}${date}\r\nSUMMARY:${name}\r\nEND:VEVENT\r\n`;
  const days = day('0101', 'New Year') + day('0216', 'Carnival');
  return Buffer.from(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//feasts//EN\r\n${days}END:VCALENDAR\r\n`);
}

describe.skipIf(!chromiumPath)('the settings of a number', () => {
  let product: RunningProduct;
  let url: string;
  let outside: OutsideWorld;
  let browser: TestBrowser;
  let other: TestBrowser;
  let owner: Owner;
  let page: Page;

  const signIn = async (of: Page, email: string) => {
    await of.goto(`${url}/login?view=email`);
    await of.getByLabel('Email').fill(email);
    await of.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await of.getByRole('button', { name: 'Sign in', exact: true }).click();
    await of.getByTestId('phone-status').first().waitFor();
  };
  const number = async () => {
    const { getSinglePhoneNumber } = await owner.api.run(NUMBER, { id: owner.number.id });
    return getSinglePhoneNumber;
  };
  const save = () => page.getByTestId('save').click();
  const saved = () => page.getByTestId('save-bar').waitFor({ state: 'detached' });
  const ringFor = (seconds: string) => page.getByTestId('number-timeout').fill(seconds);
  const isSound = async (name: string, within = MAIN) => {
    const problems: string[] = [];
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      problems.push(...(await violationsOf(page, within, colorScheme === 'light' ? 'all' : 'colour')));
      if (shots)
        await page.screenshot({ path: path.join(shots, `numbers-${name}-${colorScheme}.png`), fullPage: true });
    }
    expect.soft(problems, name).toEqual([]);
  };

  beforeAll(async () => {
    product = await startProduct();
    ({ url } = product);
    outside = new OutsideWorld(url);
    browser = await launchChromium(url, 440);
    other = await launchChromium(url, 440);
    owner = await anOwnerOnBusiness(product, 'Noor');
    page = await browser.context.newPage();
    await signIn(page, owner.email);
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await other?.close();
  }, 60_000);

  it('are saved when they are right, and refused at their field when they are not', async () => {
    await page.goto(url + NUMBERS);
    await page.getByTestId('number-form').waitFor();
    await isSound('form');
    await ringFor('3');
    await save();
    await page.getByText('Enter 5 to 120 seconds.').waitFor();
    await ringFor('30');
    await page.getByTestId('number-name').fill('Front desk');
    await save();
    await saved();
    expect(await number()).toMatchObject({ name: 'Front desk', callWorkFlow: { timeout: 30, voicemail: true } });
    await page.getByTestId('number-row').getByText('Front desk').waitFor();
  });

  it('say in one place whether callers may leave a message, and the hours follow it', async () => {
    const choose = async (option: string) => {
      await page.getByTestId('number-fallback').click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    const voicemail = async () => (await number()).callWorkFlow.voicemail;
    await page.getByText('Voicemail: callers can leave a message').waitFor();
    await choose('Say that no one is available');
    await page.getByTestId('number-hours').check({ force: true });
    await page.getByText('This number doesn’t take messages.').waitFor();
    expect(await page.getByTestId('number-closed').inputValue()).toBe('Say that no one is available');
    await page.getByTestId('number-hours').uncheck({ force: true });
    await save();
    await saved();
    expect(await voicemail()).toBe(false);
    await choose('Ring the whole team once more, including busy people');
    await page.getByTestId('number-still').waitFor();
    await isSound('unanswered');
    await choose('Take a message');
    await save();
    await saved();
    expect(await voicemail()).toBe(true);
  });

  it('let who called in vain get a text, and the call says so', async () => {
    await page.getByTestId('number-textBack').check();
    await page.getByTestId('number-textBackText').fill('');
    await save();
    await page.getByText('Write the text').waitFor();
    await page.getByTestId('number-textBackText').fill('Sorry, call us again!');
    await page.getByText('21/160 · 1 segment').waitFor();
    await page.mouse.move(0, 0);
    await isSound('text-back');
    await save();
    await saved();
    const call = await outside.call(CALLER, owner.number.number, 'silence');
    await page.getByTestId('phone-accept').first().waitFor();
    await outside.hangUp(call.sid);
    await eventually(async () => {
      const texts = await outside.textsOf(CALLER);
      expect(texts.filter(({ body }) => body === 'Sorry, call us again!')).toHaveLength(1);
      const { fetchConversations } = await owner.api.run(
        '{ fetchConversations(channel: call) { data { call { callId } } } }',
      );
      const { getCallTimeline } = await owner.api.run(
        'query ($callId: ID!) { getCallTimeline(callId: $callId) { name parameters { name value } } }',
        { callId: fetchConversations.data[0].call.callId },
      );
      expect(getCallTimeline).toContainEqual({
        name: 'text_back.sent',
        parameters: [{ name: 'text', value: 'Sorry, call us again!' }],
      });
    });
    // The phone has opened for the call.
    await page.goto(url + NUMBERS);
    await page.getByTestId('number-form').waitFor();
  });

  it('let nobody pause a recording of the number’s where they say so: in the call there is no button for it', async () => {
    const call = async () => {
      // The page was just loaded: a call that rings before its device is at the carrier goes on to voicemail, whoever accepts it.
      await page.locator('[data-testid="phone-status"][data-status="ready"]').waitFor();
      const { sid } = await outside.call(CALLER, owner.number.number, 'silence');
      await page.getByTestId('phone-accept').first().click();
      await page.getByTestId('call-recording').waitFor();
      const buttons = await page.getByTestId('call-recording-pause').count();
      await page.getByTestId('call-more').click();
      // Counted once the menu is there.
      await page.getByTestId('call-settings').waitFor();
      const items = await page.getByRole('menuitem', { name: 'Pause recording' }).count();
      await page.keyboard.press('Escape');
      await outside.hangUp(sid);
      await page.getByTestId('call-recording').waitFor({ state: 'detached' });
      return [buttons, items];
    };
    await page.getByTestId('number-record').check();
    expect(await page.getByTestId('number-allowPause').isChecked()).toBe(true);
    await save();
    await saved();
    expect(await call()).toEqual([1, 1]);
    await page.goto(url + NUMBERS);
    await page.getByTestId('number-allowPause').uncheck();
    await isSound('no-pause');
    await save();
    await saved();
    expect((await number()).callWorkFlow.allowPause).toBe(false);
    expect(await call()).toEqual([0, 0]);
    await page.goto(url + NUMBERS);
    await page.getByTestId('number-record').uncheck();
    await page.getByTestId('number-allowPause').waitFor({ state: 'detached' });
    await save();
    await saved();
  });

  it('leave those outside connected where they say so, and say that it goes on costing', async () => {
    await page.getByText('Each of their calls is billed until the call ends').waitFor();
    await page.getByRole('switch', { name: 'Let callers stay connected' }).check();
    await save();
    await saved();
    expect((await number()).callWorkFlow.leaveOutsidersConnected).toBe(true);
  });

  it('have an AI agent answer in one of its ways, say that none is ready, and are not saved where no call would come to it', async () => {
    const choose = async (field: string, name: string) => {
      await page.getByTestId(field).click();
      await page.getByRole('option', { name, exact: true }).click();
    };
    await choose('number-smartAgent', 'Answers when no one else does');
    await page.getByText('No AI agent is ready yet.').waitFor();
    await isSound('smart-agent');
    await save();
    await saved();
    expect((await number()).callWorkFlow).toMatchObject({
      smartAgentMode: 'FALLBACK',
      smartAgent: { nodeId: 'agent' },
    });
    await choose('number-smartAgent', 'Answers when you’re closed');
    await page.getByText('This number has no opening hours').waitFor();
    await page.getByTestId('number-hours').check();
    await choose('number-closed', 'Ring anyway');
    await save();
    await page.getByText('This number rings even when it’s closed').waitFor();
    await page.getByRole('button', { name: 'Discard' }).click();
    await saved();
    await choose('number-smartAgent', 'Off');
    await save();
    await saved();
    expect((await number()).callWorkFlow).toMatchObject({ smartAgentMode: null, smartAgent: null });
  });

  it('say how people learn that they are recorded; not at all is for the owner, who types the number', async () => {
    const choose = async (name: string) => {
      await page.getByTestId('number-recordingNotice').click();
      await page.getByRole('option', { name, exact: true }).click();
    };
    const notice = async () => (await number()).callWorkFlow.recordingNotice;
    await choose('A beep every 15 seconds');
    await page.getByText('Everyone on the call hears it from the start of the recording.').waitFor();
    await save();
    await saved();
    expect(await notice()).toBe('BEEP');
    await choose('No notice');
    await page.locator(DIALOG).getByText('it is a crime to record people without telling them').waitFor();
    await isSound('no-notice', DIALOG);
    // Closed again, nothing has changed.
    await page.keyboard.press('Escape');
    await page.locator(DIALOG).waitFor({ state: 'detached' });
    expect(await page.getByTestId('number-recordingNotice').inputValue()).toBe('A beep every 15 seconds');
    await choose('No notice');
    await page.getByTestId('confirm-text').fill(owner.number.number.slice(0, -1));
    expect(await page.getByTestId('confirm-submit').getAttribute('aria-disabled')).toBe('true');
    await page.getByTestId('confirm-text').fill(owner.number.number);
    await page.getByTestId('confirm-submit').click();
    await page.locator(DIALOG).waitFor({ state: 'detached' });
    await save();
    await saved();
    expect(await notice()).toBe('OFF');
    await choose('Spoken notice');
    await save();
    await saved();
    expect(await notice()).toBe('ANNOUNCEMENT');
  });

  it('show what somebody else changed meanwhile, and take whose words shall stand', async () => {
    await ringFor('40');
    const { version } = await number();
    await owner.api.run(UPDATE, { input: { id: owner.number.id, version, timeout: 50 } });
    await save();
    const conflict = page.getByTestId('conflict');
    await conflict.getByText('Ring for (seconds)').waitFor();
    await page.getByTestId('conflict-mine').click();
    await saved();
    expect((await number()).callWorkFlow.timeout).toBe(40);
  });

  it('say what callers hear: a text that a voice says, a file that is uploaded, each listened to', async () => {
    await page.getByTestId('number-greeting').check({ force: true });
    await page.getByTestId('sounds-open').click();
    const library = page.getByRole('dialog', { name: 'Sounds' });
    await library.getByText('No sounds yet.', { exact: false }).waitFor();
    await isSound('sounds-empty', DIALOG);
    const choosing = page.waitForEvent('filechooser');
    await library.getByTestId('sound-upload').click();
    await (await choosing).setFiles({ name: 'Picture.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('no mp3') });
    await library.getByText('This file is not an MP3 sound', { exact: false }).waitFor();
    await library.getByTestId('sound-kind').getByText('Music').click();
    const again = page.waitForEvent('filechooser');
    await library.getByTestId('sound-upload').click();
    await (await again).setFiles({ name: 'Waltz.mp3', mimeType: 'audio/mpeg', buffer: await readFile(MP3) });
    const waltz = library.locator('[data-testid="sound"][data-name="Waltz"]');
    await waltz.getByText(/Music · 0?0:03/).waitFor();
    await waltz.getByTestId('sound-play').click();
    await waltz.getByRole('button', { name: 'Stop Waltz' }).waitFor();

    await library.getByTestId('sounds-text').click();
    await library.getByTestId('say-text').fill('Welcome to the garage.');
    await library.getByTestId('say-listen').click();
    await library.getByTestId('say-name').fill('Waltz');
    await library.getByTestId('say-save').click();
    await library.getByText('A sound named Waltz already exists', { exact: false }).waitFor();
    await library.getByTestId('say-name').fill('Welcome');
    await library.getByTestId('say-save').click();
    await library.locator('[data-testid="sound"][data-name="Welcome"]').waitFor();
    await isSound('sounds', DIALOG);
    await page.keyboard.press('Escape');
    await library.waitFor({ state: 'detached' });

    await page.getByTestId('sound-greetingMediaId').click();
    await page.getByRole('option', { name: 'Welcome' }).click();
    await page.getByTestId('sound-holdMusicMediaId').click();
    await page.getByRole('option', { name: 'Waltz' }).click();
    await save();
    await saved();
    const { callWorkFlow } = await number();
    expect(callWorkFlow).toMatchObject({ greetingMedia: { name: 'Welcome' }, holdMusicMedia: { name: 'Waltz' } });
    await page.getByTestId('sounds-open').click();
    await library.getByRole('button', { name: 'Delete Welcome' }).click();
    await library.getByText('Front desk plays this sound', { exact: false }).waitFor();
    await page.keyboard.press('Escape');
    // Who calls below hears no greeting.
    await page.getByTestId('number-greeting').uncheck({ force: true });
    await save();
    await saved();
  });

  it('let words be heard before they are saved, and say whose voice that is', async () => {
    await page.getByTestId('number-type').getByText('Announcement').click();
    const words = page.getByTestId('hear-words');
    await page.getByTestId('number-sound').fill('We have moved.');
    const heard = page.waitForRequest(/\/api\/filepipe\//);
    await words.click();
    await heard;
    await page.getByTestId('hear-words-voice').getByText('On calls, the carrier’s own voice').waitFor();
    await isSound('hear-words');
    await page.getByTestId('number-sound').fill('');
    await words.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Discard' }).click();
    await saved();
  });

  it('hold opening hours; who calls outside them leaves a message, and the history says that it was closed', async () => {
    await page.getByTestId('number-hours').check({ force: true });
    await page.getByTestId('hours-1').waitFor();
    await isSound('hours');
    // Two blocks that share a minute, then days that are not today's.
    await page.getByRole('button', { name: 'Add a block on Monday' }).click();
    const monday = page.getByTestId('hours-1').locator('input');
    await monday.nth(2).fill('16:59');
    await monday.nth(3).fill('6 pm');
    await save();
    await page.getByTestId('hours-error').waitFor();
    const { callWorkFlow } = await number();
    expect(callWorkFlow.businessHours).toBeNull();
    await page.getByRole('button', { name: /Remove the block 4:59/ }).click();
    await save();
    await saved();
    expect((await number()).callWorkFlow).toMatchObject({
      businessHoursType: 'WEEKDAYS',
      businessHours: { enabled: true },
    });

    // What is heard outside them, until nothing is to be.
    const closedBy = async (option: string) => {
      await page.getByTestId('sound-closedMediaId').click();
      await page.getByRole('option', { name: option, exact: true }).click();
      await save();
      await saved();
      return (await number()).callWorkFlow.closedMedia;
    };
    expect(await closedBy('Welcome')).toMatchObject({ name: 'Welcome' });
    expect(await closedBy('No sound')).toBeNull();

    // Holidays: one by hand, and those of a calendar file after a look at them.
    await page.getByTestId('holiday-add').click();
    await page.getByTestId('holiday-name').fill('Founders’ day');
    await page.getByTestId('holiday-keep').click();
    await page.getByText('Choose a date.').waitFor();
    await page.getByTestId('holiday-date').fill('Feb 3, 2027');
    await page.getByTestId('holiday-yearly').check({ force: true });
    await page.getByTestId('holiday-greeting').click();
    await page.getByRole('option', { name: 'Spoken words' }).click();
    await page.getByTestId('holiday-say').fill('We celebrate our founders today.');
    await isSound('holiday', DIALOG);
    await page.getByTestId('holiday-keep').click();
    await page.getByTestId('holiday-02-03').waitFor();
    const file = { name: 'feasts.ics', mimeType: 'text/calendar', buffer: feasts() };
    const choose = async () => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByTestId('holiday-import').click(),
      ]);
      await chooser.setFiles(file);
      await page.getByTestId('holiday-take').waitFor();
    };
    await choose();
    await page.getByRole('checkbox', { name: 'Carnival' }).uncheck();
    await isSound('holidays-found', DIALOG);
    await page.getByRole('button', { name: 'Add 1 holiday' }).click();
    await page.getByTestId('holidays').getByText('New Year').waitFor();
    await isSound('holidays');
    await save();
    await saved();
    expect((await number()).callWorkFlow.holidays).toEqual([
      { date: '02-03', name: 'Founders’ day', greeting: { say: 'We celebrate our founders today.' } },
      { date: `${new Date().getUTCFullYear() + 1}-01-01`, name: 'New Year', greeting: null },
    ]);

    const today = ((new Date().getUTCDay() + 6) % 7) + 1;
    const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      // Neither today nor beside it, on whatever clocks.
      blocks: [0, 1, 6].includes((weekday - today + 7) % 7) ? [] : [{ start: '09:00', end: '17:00' }],
    }));
    const { version } = await number();
    const businessHours = { enabled: true, timezone: 'UTC', days };
    await owner.api.run(UPDATE, { input: { id: owner.number.id, version, businessHours } });
    const call = await outside.call(CALLER, owner.number.number, 'silence');
    await eventually(async () => {
      const { hears } = await outside.callOf(call.sid);
      if (hears !== 'voicemail.wav') throw new Error(`The caller hears ${hears}`);
    });
    await outside.hangUp(call.sid);
    await eventually(async () => {
      const { fetchConversations } = await owner.api.run(
        '{ fetchConversations(channel: call) { data { isOutsideBusinessHours call { phase } } } }',
      );
      expect(fetchConversations.data[0]).toMatchObject({ isOutsideBusinessHours: true, call: { phase: 'ENDED' } });
    });
  });

  it('lead calls through menus: what is missing or wrong stands at its key, and keyboard and screen reader come along', async () => {
    const choose = async (testId: string, option: string) => {
      await page.getByTestId(testId).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await page.goto(url + NUMBERS);
    await page.getByTestId('number-type').getByText('Menu', { exact: true }).click();
    await page.getByTestId('ivr-prompt').fill('For sales, press 1. For help, press 2.');
    await save();
    await page.getByTestId('ivr-error').getByText('Add at least one key').waitFor();
    await page.getByTestId('add-key').press('Enter');
    await page.getByTestId('choice-1-label').fill('Sales');
    await choose('choice-1-target', 'This number’s team');
    await page.getByTestId('add-key').press('Enter');
    await page.getByTestId('choice-2-label').fill('Help');
    await choose('choice-2-target', 'Another menu');
    await page.getByTestId('add-key-2').press('Enter');
    await page.getByTestId('choice-2.1-label').fill('Noor');
    await choose('choice-2.1-target', 'An outside number');
    await page.getByTestId('choice-2.1-phone').fill('12');
    await choose('number-fallback', 'Forward to an outside number');
    await page.getByTestId('number-fallback-phone').fill('+15035550188');
    await page.getByTestId('number-fallback-show-caller').uncheck({ force: true });
    await save();
    await page.getByText('This isn’t a valid phone number.', { exact: false }).first().waitFor();
    await page.getByTestId('choice-2.1-phone').fill('+15035550189');
    await page.getByTestId('add-extension').press('Enter');
    await page.getByTestId('choice-101-key').fill('204');
    await page.getByTestId('choice-101-key').press('Enter');
    await page.getByTestId('choice-204-label').fill('Billing');
    await save();
    await saved();
    await page.getByTestId('number-type').scrollIntoViewIfNeeded();
    await isSound('menu');
    const { getSinglePhoneNumber } = await owner.api.run(
      'query ($id: ID!) { getSinglePhoneNumber(id: $id) { callWorkFlow { type ivrPrompt { say } ivrChoices { keys label target forward { phoneNumber pressOneToAccept showCallerNumber } } fallback { action forward { phoneNumber showCallerNumber } } } } }',
      { id: owner.number.id },
    );
    expect(getSinglePhoneNumber.callWorkFlow).toMatchObject({
      type: 'IVR',
      ivrPrompt: { say: 'For sales, press 1. For help, press 2.' },
      ivrChoices: [
        { keys: ['1'], label: 'Sales', target: 'OPERATOR' },
        { keys: ['2'], label: 'Help', target: 'MENU' },
        {
          keys: ['2', '1'],
          target: 'PHONE_NUMBER',
          forward: { phoneNumber: '+15035550189', pressOneToAccept: true, showCallerNumber: true },
        },
        { keys: ['204'], label: 'Billing', target: 'OPERATOR' },
      ],
      fallback: { action: 'PHONE_NUMBER', forward: { phoneNumber: '+15035550188', showCallerNumber: false } },
    });
  });

  it('let callers wait in a queue, whose figures are refused at their field; who waits is shown with the place in line', async () => {
    await page.goto(url + NUMBERS);
    await page.getByTestId('number-type').getByText('Queue', { exact: true }).click();
    await page.getByTestId('queueAnnouncePosition').fill('5');
    await save();
    await page.getByText('Enter 15 to 600, or 0 for none.').waitFor();
    await page.getByTestId('queueAnnouncePosition').fill('30');
    await page.getByTestId('queue-strategy').click();
    await page.getByRole('option', { name: 'In turn (recommended)' }).click();
    expect(await page.getByRole('option', { name: 'Round robin' }).count()).toBe(0);
    await page.getByTestId('queue-join').click();
    await page.getByRole('option', { name: 'Always' }).click();
    await page.getByTestId('queueEstimatedWait').check({ force: true });
    await page.getByTestId('number-hours').uncheck({ force: true });
    await save();
    await saved();
    await page.getByTestId('number-type').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await isSound('queue');
    const { getSinglePhoneNumber } = await owner.api.run(
      'query ($id: ID!) { getSinglePhoneNumber(id: $id) { callWorkFlow { type queueRingStrategy queueSize queueAnnouncePosition queueEstimatedWait } } }',
      { id: owner.number.id },
    );
    expect(getSinglePhoneNumber.callWorkFlow).toEqual({
      type: 'QUEUE',
      queueRingStrategy: 'RRMEMORY',
      queueSize: 10,
      queueAnnouncePosition: 30,
      queueEstimatedWait: true,
    });
    await page.goto(`${url}/channels/calls/history`);
    const { sid } = await outside.call(CALLER, owner.number.number, 'silence');
    await page.getByText('Waiting, 1st in line').first().waitFor();
    await outside.hangUp(sid);
    await page.getByText('Hung up while waiting').first().waitFor();
  });

  it('offer recording by itself with the plan that has it, and how it is told where people record on demand', async () => {
    const starter = await anOwnerOn('STARTER', product, 'Stella');
    const context = await other.another();
    const theirs = await context.newPage();
    await signIn(theirs, starter.email);
    await theirs.goto(url + NUMBERS);
    await theirs.getByTestId('number-form').waitFor();
    await theirs.locator('[inert] [data-testid=number-record]').waitFor({ state: 'attached' });
    const gate = theirs.getByTestId('plan-gate').first();
    expect(await gate.textContent()).toBe('Available on Business plan');
    expect(await theirs.locator('[inert] [data-testid=number-recordingNotice]').count()).toBe(0);
    await context.close();
  });

  it('are read only to a member, who is told why and whom to ask', async () => {
    const bea = await aMember(url, owner, 'MEMBER');
    const member = await other.context.newPage();
    await signIn(member, bea.email);
    await member.goto(url + NUMBERS);
    await member.getByTestId('number-form').waitFor();
    await member
      .getByText(/only|owner|ask/i)
      .filter({ visible: true })
      .first()
      .waitFor();
    expect(await member.locator('[inert] [data-testid=number-name]').count()).toBe(1);
  });
});
