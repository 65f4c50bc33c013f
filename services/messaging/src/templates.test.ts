/** Templates of WhatsApp: written, judged at the carrier's pace, and sent whenever the person wrote last. */
import { beforeEach, describe, expect, test } from 'vitest';
import { resendMessage } from './messages/resendMessage.ts';
import { sendMessage } from './messages/sendMessage.ts';
import {
  carrier,
  clock,
  connectWhatsApp,
  deps,
  everyone,
  item,
  number,
  ownMessaging,
  PEER,
  report,
  sender,
  timeline,
} from './messagingTestkit.ts';
import { listTemplates } from './templates/listTemplates.ts';
import { deleteTemplate, saveTemplate, submitTemplate } from './templates/saveTemplate.ts';
import { filled, placesOf, readTemplate, stateOf } from './templates/template.ts';
import { describeItem } from './timeline/describe.ts';

ownMessaging();

const reply = (text: string) => ({ kind: 'REPLY', text, target: '' });
const FIELDS = {
  id: '',
  name: 'Item on hold',
  language: 'en',
  category: 'UTILITY',
  body: 'Hi {{1}}, your {{2}} is on hold. Reply to keep it.',
  samples: ['Priya', 'walnut sideboard'],
  buttons: [reply('Keep it'), reply('Release it')] as never,
  idempotencyKey: '',
};
const save = (more: object = {}) => saveTemplate(deps)({ ...FIELDS, ...more }, everyone());
const read = (more: object) => readTemplate({ ...FIELDS, ...more });
const listed = async () => {
  clock.set(new Date(clock.now().getTime() + 2_000).toISOString());
  return (await listTemplates(deps)(everyone())).map((one) => [stateOf(one), one.reason]);
};
const use = (templateId: string, templateValues: string[], more: object = {}) =>
  sendMessage(deps)(
    {
      phoneNumberId: number.id,
      contactId: '',
      to: PEER,
      body: '',
      idempotencyKey: '',
      channel: 'WHATSAPP',
      templateId,
      templateValues,
      ...more,
    },
    everyone(),
  );

async function approved() {
  const { id } = await save();
  const { carrierSid } = await submitTemplate(deps)(id, everyone());
  carrier.judge(carrierSid, 'approved');
  await listed();
  return { id, carrierSid };
}

beforeEach(() => connectWhatsApp());

describe('what WhatsApp would reject is said before it is asked:', () => {
  test.each([
    ['a name of spaces', { name: '\u200b ' }, 'name'],
    ['a language that is none', { language: 'English' }, 'language'],
    ['a category that is none', { category: 'FUN' }, 'category'],
    ['no words', { body: ' ', samples: [] }, 'body'],
    ['a variable that was left out', { body: 'Hi {{1}} and {{3}}.' }, 'body'],
    ['a variable that is no number', { body: 'Hi {{name}}.', samples: ['Priya'] }, 'body'],
    ['a variable at the end', { body: 'Hi {{1}} of {{2}}' }, 'body'],
    ['two variables side by side', { body: 'Hi {{1}} {{2}}!' }, 'body'],
    ['a variable without an example', { samples: ['Priya'] }, 'samples'],
    ['1,025 characters', { body: 'x'.repeat(1_025), samples: [] }, 'body'],
    ['four replies', { buttons: ['a', 'b', 'c', 'd'].map(reply) }, 'buttons'],
    ['a long button', { buttons: [reply('x'.repeat(21))] }, 'buttons'],
    ['a reply beside a link', { buttons: [reply('a'), { kind: 'URL', text: 'b', target: 'https://a.b' }] }, 'buttons'],
    ['a link that is not https', { buttons: [{ kind: 'URL', text: 'b', target: 'http://a.b' }] }, 'buttons'],
    ['a call to no number', { buttons: [{ kind: 'PHONE', text: 'b', target: '12' }] }, 'buttons'],
    ['two buttons of one name', { buttons: [reply('a'), reply('a')] }, 'buttons'],
  ])('%s', (_what, more, field) => {
    expect(() => read(more)).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED', field }));
  });

  test('and places are filled by their number, each time they stand there', () => {
    expect(placesOf('a {{1}} b {{2}} c {{1}}.')).toBe(2);
    expect(filled('a {{1}} b {{2}} c {{1}}.', ['x', '$&'])).toBe('a x b $& c x.');
  });
});

describe('a template', () => {
  test('is a draft, in review once it is submitted, and approved when WhatsApp says so', async () => {
    const draft = await save({ idempotencyKey: 'once' });
    expect((await save({ idempotencyKey: 'once' })).id).toBe(draft.id);
    expect(await listed()).toEqual([['DRAFT', '']]);
    const { carrierSid } = await submitTemplate(deps)(draft.id, everyone());
    await submitTemplate(deps)(draft.id, everyone());
    const content = carrier.contents.get(carrierSid)!;
    expect(content).toMatchObject({
      language: 'en',
      variables: { 1: 'Priya', 2: 'walnut sideboard' },
      asked: { category: 'UTILITY', name: expect.stringMatching(/^item_on_hold_[a-f0-9]{12}$/) },
    });
    expect(content.types).toMatchObject({
      'twilio/quick-reply': { actions: [{ title: 'Keep it' }, { title: 'Release it' }] },
    });
    expect(await listed()).toEqual([['IN_REVIEW', '']]);
    carrier.judge(carrierSid, 'approved');
    expect(await listed()).toEqual([['APPROVED', '']]);
    await expect(save({ id: draft.id })).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
  });

  test('that is rejected says why, and is a draft of its own once it is changed', async () => {
    const { id } = await save();
    const { carrierSid } = await submitTemplate(deps)(id, everyone());
    carrier.judge(carrierSid, 'rejected', 'Promotional words in a utility template.');
    expect(await listed()).toEqual([['REJECTED', 'Promotional words in a utility template.']]);
    await save({ id, category: 'MARKETING' });
    expect(carrier.contents.has(carrierSid)).toBe(false);
    expect(await listed()).toEqual([['DRAFT', '']]);
    expect((await submitTemplate(deps)(id, everyone())).carrierSid).not.toBe(carrierSid);
  });

  test('that was paused after ten minutes is known to be, and stands as it did while the carrier is away', async () => {
    const { carrierSid } = await approved();
    carrier.judge(carrierSid, 'paused', 'Low quality');
    expect(await listed()).toEqual([['APPROVED', '']]);
    clock.set(new Date(clock.now().getTime() + 600_000).toISOString());
    carrier.setAway(true);
    expect(await listed()).toEqual([['APPROVED', '']]);
    carrier.setAway(false);
    expect(await listed()).toEqual([['PAUSED', 'Low quality']]);
  });

  test('goes for good, at the carrier too', async () => {
    const { id, carrierSid } = await approved();
    await deleteTemplate(deps)(id, everyone());
    expect(carrier.contents.has(carrierSid)).toBe(false);
    expect(await listed()).toEqual([]);
    await expect(submitTemplate(deps)(id, everyone())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a message of a template', () => {
  test('leaves though the person never wrote, with its words and buttons', async () => {
    const { id, carrierSid } = await approved();
    const { item: sent } = await use(id, ['Priya', 'oak table']);
    const body = 'Hi Priya, your oak table is on hold. Reply to keep it.';
    expect(sent).toMatchObject({ body, channel: 'WHATSAPP', deliveryStatus: 'PENDING', segments: 1 });
    await sender.round();
    expect(carrier.texts.at(-1)).toMatchObject({
      to: `whatsapp:${PEER}`,
      contentSid: carrierSid,
      contentVariables: JSON.stringify({ 1: 'Priya', 2: 'oak table' }),
    });
    expect(describeItem((await timeline())[0]!, { contactId: null }).message).toMatchObject({
      body,
      buttons: ['Keep it', 'Release it'],
    });
  });

  test.each([
    ['without all values', ['Priya'], {}, 'VALIDATION_FAILED'],
    ['with a value that nobody sees', ['Priya', '\u200b'], {}, 'VALIDATION_FAILED'],
    ['with a value of two lines', ['Priya', 'a\nb'], {}, 'VALIDATION_FAILED'],
    ['by text', ['a', 'b'], { channel: '' }, 'VALIDATION_FAILED'],
    ['with words beside it', ['a', 'b'], { body: 'Hello' }, 'VALIDATION_FAILED'],
  ])('is refused %s', async (_what, values, more, code) => {
    const { id } = await approved();
    await expect(use(id, values, more)).rejects.toMatchObject({ code });
  });

  test('is refused before it is approved, and for another workspace’s', async () => {
    const { id } = await save();
    await expect(use(id, ['a', 'b'])).rejects.toMatchObject({ code: 'TEMPLATE_NOT_APPROVED' });
    await expect(use('0190a000-0000-7000-8000-00000000dead', [])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('that failed, since WhatsApp paused it, says so and is not sent again', async () => {
    const { id, carrierSid } = await approved();
    const { item: sent } = await use(id, ['a', 'b']);
    await sender.round();
    await report(sent!.id, 'failed', '63041');
    expect(await item(sent!.id)).toMatchObject({ failedCode: 'TEMPLATE_NOT_APPROVED' });
    carrier.judge(carrierSid, 'paused');
    clock.set(new Date(clock.now().getTime() + 600_000).toISOString());
    await listed();
    await expect(resendMessage(deps)(sent!.id, everyone())).rejects.toMatchObject({ code: 'TEMPLATE_NOT_APPROVED' });
  });
});
