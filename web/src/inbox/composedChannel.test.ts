import { expect, test } from 'vitest';
import { channelFor } from './composedChannel.ts';

const channels = (sms: string | undefined, whatsapp: string | undefined, viber = 'NEEDS_PROVIDER') =>
  [
    { channel: 'SMS', hindrance: sms },
    { channel: 'WHATSAPP', hindrance: whatsapp },
    { channel: 'VIBER', hindrance: viber === 'works' ? undefined : viber },
  ] as never;

test('an answer goes out by the channel that the person wrote by last, if it works', () => {
  expect(channelFor(channels(undefined, undefined), 'WHATSAPP')).toBe('WHATSAPP');
  expect(channelFor(channels(undefined, undefined), 'SMS')).toBe('TEXT');
  expect(channelFor(channels(undefined, 'WINDOW_CLOSED'), 'WHATSAPP')).toBe('TEXT');
});

test('Viber answers Viber, and stands in where neither texts nor WhatsApp work', () => {
  expect(channelFor(channels(undefined, undefined, 'works'), 'VIBER')).toBe('VIBER');
  expect(channelFor(channels(undefined, undefined, 'works'), 'SMS')).toBe('TEXT');
  expect(channelFor(channels(undefined, undefined, 'NOT_ON_CHANNEL'), 'VIBER')).toBe('TEXT');
  expect(channelFor(channels('NO_TEXTS', 'WINDOW_CLOSED', 'works'), 'SMS')).toBe('VIBER');
  expect(channelFor(channels('OPTED_OUT', 'WINDOW_CLOSED', 'works'), 'SMS')).toBe('TEXT');
});

test('where texts are refused, WhatsApp stands in', () => {
  expect(channelFor(channels('OPTED_OUT', undefined), 'SMS')).toBe('WHATSAPP');
  expect(channelFor(channels('OPTED_OUT', 'OPTED_OUT'), 'SMS')).toBe('TEXT');
  expect(channelFor(undefined, 'WHATSAPP')).toBe('TEXT');
});
